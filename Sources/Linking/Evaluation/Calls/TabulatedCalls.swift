import Model

extension Evaluator {
  /// Follows a body, once for each key: a second call with the key gets the answer of the first.
  ///
  /// Where the call is under way already, it is taken to answer what it answered in the pass before, or something of its type.
  /// Where too many calls stand one inside the other, it is left for later and taken for that, too: nothing recurses as deep as
  /// the program is long.
  ///
  /// - Parameters:
  ///   - isKept: the program keeps the answer, so that all who read it share what was asked for.
  ///   - isRepeatable: `body` does nothing to what stands around it, whenever it is run.
  func tabulated(
    _ key: CallKey, _ result: TypeName?, isKept: Bool = false, isRepeatable: Bool = false, _ body: @escaping () -> Value
  ) -> Value {
    let depth = context.sites.count - 1
    if let entry = calls.entries[key] ?? takeOver(key) {
      guard let answer = entry.answer else { return assumed(key, result) }
      repeats(entry.once)
      if let use = entry.use {
        calls.dependencies.consult(use)
        write(calls.dependencies.writes(of: use))
      }
      if entry.isOpen {
        counters.openings += 1
        noteLeftOpen(key.body)
      }
      if entry.hears { noteHearing(surely: entry.hearsSurely) }
      if entry.tellsWithheld { counters.tellings += 1 }
      counters.awaits = counters.awaits || entry.awaits
      return isKept ? answer : replayed(answer, from: entry.depth, at: depth)
    }
    // A call with these arguments that is under way does all that can be done with them, whoever asks.
    let call = CallTable.Running(body: key.body, structure: key.structureInAnyRound)
    guard !calls.underWay.contains(call) else { return assumed(key, result) }
    guard isWorthFollowing(key) else {
      return Value(type: result ?? .unknown, born: depth + 1)
    }
    let weight = key.weight
    counters.steps += weight / 8
    let running = calls.running[key.body]
    var mine = running ?? CallTable.Recursion(weight: weight)
    if running != nil {
      mine.meet(weight, isWhole: key.structure.count < Limit.valueParts.value, kinds: kinds(key))
      calls.running[key.body] = mine
      guard !mine.isEndless else {
        cut(.growingCalls, key)
        return Value(type: result ?? .unknown, born: depth + 1)
      }
    }
    guard counters.mayGoOn else {
      cut(.bodySteps, key)
      return Value(type: result ?? .unknown, born: depth + 1)
    }
    // What a framework's own text does ends soon, and is no call to be put off: whoever made it goes on with what it did.
    guard calls.depth < Limit.callDepth.value || isVocabulary(key.body) else {
      let saved = context
      calls.wasDeferred = true
      if isKept, key.isOfValues {
        calls.deferredValues.append { [unowned self] in
          guard calls.entries[key] == nil else { return }
          with({ $0 = saved }) { _ = tabulated(key, result, isKept: true, isRepeatable: isRepeatable, body) }
        }
      }
      // Whether it leaves anything open is not known yet.
      counters.openings += 1
      calls.dependencies.effect(.deferral)
      let owner = calls.dependencies.current
      calls.deferred.append { [self] in
        calls.dependencies.resume(owner)
        with({ $0 = saved }) {
          noteTeller { _ = tabulated(key, result, isKept: isKept, isRepeatable: isRepeatable, body) }
        }
        calls.dependencies.suspend()
      }
      return assumed(key, result)
    }
    let entry = CallEntry(depth: depth, on: context.branch)
    if isRepeatable, key.isOfValues {
      entry.repeats = { [unowned self, context] in
        with({ $0 = context }) { _ = tabulated(key, result, isKept: isKept, isRepeatable: true, body) }
      }
    }
    calls.entries[key] = entry
    calls.running[key.body] = mine
    calls.underWay.insert(call)
    calls.entered.append((key.body, context.sites))
    calls.depth += 1
    calls.dependencies.begin(.call(key))
    let (before, told) = (counters, calls.dependencies.told)
    counters.awaits = false
    let answer = follow(entry.once, body)
    entry.isOpen = counters.openings > before.openings
    entry.hears = counters.hearings > before.hearings
    entry.hearsSurely = counters.sureHearings > before.sureHearings
    entry.tellsWithheld = counters.tellings > before.tellings
    entry.awaits = counters.awaits
    counters.awaits = before.awaits || entry.awaits
    entry.answer = isKept ? answer : template(answer)
    calls.depth -= 1
    let use = calls.dependencies.endCall()
    entry.use = use
    if !use.mayBeRepeated { entry.repeats = nil }
    entry.tells = calls.dependencies.told.all > told.all
    entry.tellsNew = calls.dependencies.told.new > told.new
    calls.budget.note(key.body, entry)
    calls.underWay.remove(call)
    calls.entered.removeLast()
    if running == nil { calls.running[key.body] = nil }
    compareWithEarlier(key, entry)
    if entry.isOpen { noteLeftOpen(key.body) }
    return answer
  }

  /// The program's types of all that a call is handed.
  private func kinds(_ key: CallKey) -> Set<String> {
    key.structure.reduce(into: []) { kinds, atom in
      guard case .type(let type) = atom, let key = type.unwrapped.key, let symbol = symbols.types[key], !symbol.isExternal,
        symbol.vocabulary == nil
      else { return }
      kinds.insert(key)
    }
  }

  /// Follows the calls that were left for later.
  func drain() {
    while let next = calls.deferred.popLast() { next() }
  }

  /// One of several values: each once, those of choices among them. Too many are any value of the type.
  func oneOf(_ values: [Value], type: TypeName, born: Int) -> Value {
    if values.count == 1 {
      if case .choice = values[0].form {} else { return values[0] }
    }
    var known: Set<[Atom]> = []
    var distinct: [Value] = []
    func add(_ value: Value) {
      if case .choice(let inner) = value.form { return inner.forEach(add) }
      if known.insert(structure(of: value)).inserted || isAsked(value) { distinct.append(value) }
    }
    values.forEach(add)
    if distinct.count == 1 { return distinct[0] }
    if distinct.allSatisfy({ $0.saysNoMore(than: type) }) {
      return Value(type: distinct.lazy.map(\.type).first { $0.wrapped != nil } ?? type, born: born)
    }
    guard distinct.count <= Limit.propertyValues.value else { return Value(type: type, born: born) }
    return Value(.choice(distinct), type: type, born: born)
  }

  /// Each thing that is asked for learns by itself what for.
  private func isAsked(_ value: Value) -> Bool { if case .request = value.form { true } else { false } }

  /// A value as it may outlive its pass: what a container was asked for and registrations belong to one.
  func kept(_ value: Value) -> Value {
    var value = value
    value.absentWith = []
    switch value.form {
    case .request, .handle: value.form = .plain
    case .object where value.holdsRegistration: value.form = .plain
    case .list(let values, let isComplete): value.form = .list(values.map(kept), isComplete: isComplete)
    case .choice(let values): value.form = .choice(values.map(kept))
    case .tuple(let parts): value.form = .tuple(parts.map { ($0.label, kept($0.value)) })
    default: break
    }
    return value
  }

  /// An answer as it was given, whatever the first caller makes of it.
  func template(_ value: Value) -> Value {
    mapped(value) { request in
      RequestRecord(
        request, sites: request.sites, functions: request.functions, born: request.born, serial: request.serial)
    }
  }

  /// The answer of a call for another caller.
  func replayed(_ value: Value, from old: Int, at new: Int) -> Value {
    func moved(_ born: Int) -> Int { born == .max || born < old ? born : born - old + new }
    func rebased(_ value: Value) -> Value {
      var value = value
      value.born = moved(value.born)
      switch value.form {
      case .list(let values, let isComplete): value.form = .list(values.map(rebased), isComplete: isComplete)
      case .choice(let values): value.form = .choice(values.map(rebased))
      case .tuple(let parts): value.form = .tuple(parts.map { ($0.label, rebased($0.value)) })
      default: break
      }
      return value
    }
    return mapped(old == new ? value : rebased(value)) { request in
      let sites = context.sites.through(new, then: request.sites, below: old)
      let functions = context.functions[...new] + request.functions.dropFirst(old + 1)
      let copy = RequestRecord(
        request, sites: sites, functions: Array(functions), born: moved(request.born), serial: recordNumber())
      calls.dependencies.effect(.repetition)
      recording.requests.append(copy)
      return copy
    }
  }

  private func mapped(_ value: Value, _ change: (RequestRecord) -> RequestRecord) -> Value {
    var value = value
    switch value.form {
    case .request(let request): value.form = .request(change(request))
    case .list(let values, let isComplete): value.form = .list(values.map { mapped($0, change) }, isComplete: isComplete)
    case .choice(let values): value.form = .choice(values.map { mapped($0, change) })
    case .tuple(let parts): value.form = .tuple(parts.map { ($0.label, mapped($0.value, change)) })
    default: break
    }
    return value
  }
}
