import Model

/// Closures that a body is handed and does nothing with but call them, or hand them on to bodies that do no more: completions.
///
/// What such a body does is the same whichever closures it is handed. So it is followed once for all of them, and each caller calls its
/// own: followed for each, functions that hand one another ever other closures would take as many rounds as there are ways through them.
extension Evaluator {
  /// Follows a body without the closures that it only calls; nil where there are none, or where it tells them something that may matter to a
  /// container, so that it has to be followed with them.
  func withholding(_ arguments: Arguments, from id: DeclarationID, _ follow: (Arguments) -> Value) -> Value? {
    guard symbols.vocabulary(ofFile: id.file) == nil else { return nil }
    // One that runs its closure whenever it is called does so in the middle of what it does.
    guard calls.localScopes[id] == nil, !calls.tellers.contains(id) else { return nil }
    let own = standaloneBody(id)
    guard !own.hearsSurely, !own.tells else { return nil }
    var (open, closures) = (arguments, [ClosureValue]())
    for (index, (name, value)) in arguments.sorted.enumerated() {
      guard case .closure(let closure) = value.form, closure.place.kind == .written, closure.builder == nil,
        case .function(_, .void) = value.type.unwrapped, onlyCalls(name, id), mayBeLater(name, id)
      else { continue }
      closures.append(closure)
      open.sorted[index].1 = Value(.parameter, type: value.type, born: 0)
      open.sorted[index].1.isKept = true
      open.sorted[index].1.isWithheld = true
    }
    guard !closures.isEmpty else { return nil }
    let before = counters
    let value = follow(open)
    let isTold = counters.tellings > before.tellings
    let isHeard = counters.hearings > before.hearings
    counters.tellings = before.tellings
    if isTold || !open.sorted.contains(where: { $0.1.isParameter && !$0.1.isWithheld }) {
      (counters.hearings, counters.sureHearings) = (before.hearings, before.sureHearings)
    }
    guard !isTold else {
      counters.openings = before.openings
      note(teller: id)
      return nil
    }
    if isHeard { for closure in closures { conditionally { settle(call(closure, [], expecting: nil)) } } }
    return value
  }

  /// A body is always followed with its closures from now on, and so once more where it was taken not to be.
  private func note(teller id: DeclarationID) {
    guard calls.tellers.insert(id).inserted else { return }
    calls.hasNewTellers = true
    for key in calls.assumptions.keys where key.body == .declaration(id) { calls.changedAnswers.insert(key) }
  }

  /// Follows a call that was left for later, when nobody listens any more to what closures are told.
  func noteTeller(_ follow: () -> Void) {
    let before = counters.tellings
    follow()
    if counters.tellings > before, let id = context.functions.last ?? nil { note(teller: id) }
    counters.tellings = before
  }

  /// Calls a closure that a caller hands over: where it is withheld, he does so if nothing that it is told may matter to a container.
  func tellHanded(_ values: [Value]) {
    if values.contains(where: mayMatter) { counters.tellings += 1 }
  }

  /// What is handed over where it is not called: whoever keeps a closure does more with it.
  func noteHandedOn(_ value: Value, to id: DeclarationID, as name: String) {
    if value.isWithheld, !onlyCalls(name, id) || calls.tellers.contains(id) { counters.tellings += 1 }
  }

  private func mayMatter(_ value: Value) -> Bool {
    switch value.form {
    case .null, .truth: false
    case .constant: value.payload.contains { mayMatter($0.value) }
    // Of what anybody may hand over, a closure that its caller calls knows as much.
    case .parameter: value.isWithheld || containerVocabulary(value.type) != nil
    case .plain:
      containerVocabulary(value.type) != nil || (value.object != nil || value.exact != nil) && mayDecide(value.made)
        || value.payload.contains { mayMatter($0.value) }
    case .list(let values, _), .choice(let values): values.contains(where: mayMatter)
    case .tuple(let parts): parts.contains { mayMatter($0.value) }
    case .object(let fields): fields.values.values.contains(where: mayMatter)
    case .metatype, .text, .closure, .function, .container, .handle, .request, .keyPath, .resource, .textMethod, .listMethod,
      .optionalMethod:
      true
    }
  }

  private func mayBeLater(_ parameter: String, _ id: DeclarationID) -> Bool {
    symbols.declaration(id).parameters.contains { $0.name == parameter && $0.isEscaping }
  }

  /// Whether a body does nothing with what a parameter holds but call it or hand it on.
  private func onlyCalls(_ parameter: String, _ id: DeclarationID) -> Bool {
    if let known = calls.calledOnly[id] { return known.contains(parameter) }
    let declaration = symbols.declaration(id)
    let found = Set(declaration.parameters.map(\.name)).filter { CalledOnly($0, in: declaration.body ?? []).isAll }
    calls.calledOnly[id] = found
    return found.contains(parameter)
  }
}

/// How often a body speaks of a name, and how often only to call it, to hand it on, or to unwrap it under the same name.
private struct CalledOnly {
  private(set) var isAll = false

  init(_ name: String, in body: [Statement]) {
    var (said, called) = (0, 0)
    func isName(_ expression: Expression) -> Bool {
      switch expression.form {
      case .name(name, _): true
      case .chain(let inner), .force(let inner): isName(inner)
      default: false
      }
    }
    Walk.statements(body) { expression in
      switch expression.form {
      case .name(name, _): said += 1
      case .call(let callee, let arguments):
        if isName(callee) { called += 1 }
        called += arguments.count { isName($0.value) }
      default: break
      }
    } binding: { binding in
      if binding.name == name, let value = binding.value, isName(value) { called += 1 }
    }
    isAll = said == called
  }
}
