import Model

/// Ways of a function that whoever calls it chooses by what he hands over, `if extras { … }`. What it does there when it is looked at by
/// itself says nothing where all calls are followed: what happens on the way that each of them takes is written down then.
extension Evaluator {
  /// Whether those who call the function that is being looked at by itself decide what conditions say.
  func isChosenByCallers(_ conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .test(let test):
        var isCallers = false
        _ = truth(of: test) { part in
          isCallers = isCallers || isChosenByCallers(part, frame, environment)
          return nil
        }
        return isCallers
      case .bind(let binding) where binding.element == nil:
        return binding.value.map { isChosenByCallers($0, frame, environment) } ?? false
      case .match(_, _, let subject): return isChosenByCallers(subject, frame, environment)
      case .bind, .availability: return false
      }
    }
  }

  /// The same of what a `switch` chooses by: an argument, or the value whose method it is.
  func isChosenByCallers(_ subject: Expression, _ frame: Frame, _ environment: Environment) -> Bool {
    guard !context.isLater, context.groups.isEmpty, let first = context.functions.first, let function = first else {
      return false
    }
    let isOfValue = symbols.enclosingType(function).flatMap { symbols.types[$0] }.map { isData($0.nominal) } ?? false
    guard isOfValue || !symbols.declaration(function).parameters.isEmpty else { return false }
    return given(subject, frame, environment)?.isParameter ?? false
  }

  /// What is told or asked on such a way, each caller that takes it tells or asks; and which container, or which modules, it answers, each of
  /// them decides.
  func onCallersWay<T>(_ isCallers: Bool, _ frame: Frame, _ body: () -> T) -> T {
    guard isCallers else { return body() }
    let before = told(in: frame)
    defer { leaveToCallers(since: before, frame) }
    return with({ $0.isCallersWay = true }) { body() }
  }

  /// How much containers were told and asked so far, and what a body answered.
  func told(in frame: Frame) -> Told {
    Told(
      effects: recording.registrations.count + recording.requests.count + calls.waysTaken.calls, answers: frame.results.count)
  }

  /// Leaves what was told, asked or answered since then to the callers.
  func leaveToCallers(since before: Told, _ frame: Frame) {
    if told(in: frame).effects > before.effects || frame.results.dropFirst(before.answers).contains(where: isContainer) {
      counters.openings += 1
    }
  }

  /// Whether a value is a container, or one of several.
  func isContainer(_ value: Value) -> Bool {
    switch value.form {
    case .container: true
    case .choice(let values): values.contains(where: isContainer)
    default: false
    }
  }

  /// A call is not followed: who makes it knows nothing of what he hands over, or leaves that to his own caller.
  func noteBlindCall(of id: DeclarationID, _ receiver: Value?, _ arguments: Arguments) {
    let isOfUnknown = receiver.map { !$0.isParameter && isData($0.type) } ?? false
    if isOfUnknown || arguments.values.contains(where: { !$0.1.isParameter }) { writeDown(.callBlindly(id)) }
  }

  /// A function is called: on a way that whoever calls another chooses, which is looked at by itself, or otherwise.
  func noteWay(to id: DeclarationID) {
    calls.called.insert(id)
    guard id.file < symbols.appFiles else { return }
    guard context.isCallersWay, let first = context.functions.first ?? nil else {
      return calls.waysTaken.note(id, by: context.functions.last ?? nil)
    }
    if isCalledByNameAlone(id) { calls.waysTaken.note(id, chosenBy: first) }
  }

  /// Drops what stands on such ways of functions of which all calls were followed, and in functions that are called on no other.
  func forgetWaysOfCallers() {
    var known: [DeclarationID: Bool] = [:]
    let open = Dictionary(grouping: recording.leftOpen, by: \.callee).mapValues { Set($0.map(\.caller)) }
    func isFollowed(_ function: DeclarationID?) -> Bool {
      guard let function else { return false }
      if let answer = known[function] { return answer }
      // Who only calls himself is called by nobody else.
      known[function] = true
      let answer = isSurelyFollowed(function) && open[function, default: []].sorted().allSatisfy(isFollowed)
      known[function] = answer
      return answer
    }
    let left = calls.waysTaken.left(isNamed: isCalledByNameAlone) { function in
      calls.waysTaken.chosen[function, default: []].allSatisfy(isFollowed)
        && !isMentionedUncalled(symbols.declaration(function).name)
    }
    func isLeft(_ function: DeclarationID?) -> Bool { function.map(left.contains) ?? false }
    recording.registrations.removeAll { $0.isCallersWay && isFollowed($0.function) || isLeft($0.function) }
    recording.requests.removeAll { request in
      let function = request.functions.first ?? nil
      return request.isCallersWay && isFollowed(function) || isLeft(function)
    }
  }

  /// Whether nothing calls a function but what says its name.
  private func isCalledByNameAlone(_ id: DeclarationID) -> Bool {
    if let known = calls.waysTaken.isNamed[id] { return known }
    let candidate = symbols.declaration(id).kind == .function ? program.unspokenCode.candidate(id) : nil
    let answer = candidate.map { !$0.isDemanded && !$0.isOverride } ?? false
    calls.waysTaken.isNamed[id] = answer
    return answer
  }

  /// Whether something was seen to call a function, and nothing can call it that was not seen.
  private func isSurelyFollowed(_ id: DeclarationID) -> Bool {
    guard calls.called.contains(id), !recording.calledBlindly.contains(id),
      let candidate = program.unspokenCode.candidate(id), !candidate.isDemanded, !candidate.isOverride
    else { return false }
    // Whoever says a property's name reads it.
    return symbols.declaration(id).kind == .property || !isMentionedUncalled(symbols.declaration(id).name)
  }

  /// Whether somebody says a name without calling it, so that he may hand the function on.
  private func isMentionedUncalled(_ name: String) -> Bool {
    program.spokenNames.speakers(of: name).contains { speaker in
      // Each call says the name as that of a member, too.
      var uncalled = 0
      let mentioning = Mentioning { word, _ in
        guard word.name == name else { return }
        switch word.use {
        case .member: uncalled += 1
        case .call: uncalled -= 1
        case .name, .kept: break
        }
      }
      if speaker.isFileScope {
        mentioning.visit(symbols.digests[speaker.file].statements)
      } else {
        mentioning.visit(symbols.declaration(speaker))
      }
      return uncalled > 0
    }
  }
}

/// How much containers were told and asked at some time, and how often a body had answered.
struct Told {
  var effects: Int
  var answers: Int
}
