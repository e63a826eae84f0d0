import Model

extension Evaluator {
  /// How a statement or a block ends.
  enum Ending: Equatable {
    case falls, leaves
    /// It goes on these ways of a choice only; on the others it registered something and left.
    case parts(BranchPath.Choice, ways: [Int])
  }

  /// Evaluates the statements of one block in an environment of its own.
  ///
  /// - Parameter turn: From which statement on it is on the first way of a choice.
  @discardableResult
  func block(
    _ statements: [Statement], _ frame: Frame, _ outer: Environment, turn: (index: Int, choice: BranchPath.Choice)? = nil
  ) -> Ending {
    let environment = Environment(parent: outer)
    let (branch, chosen) = (context.branch, context.chosen)
    let (isSwitchedOff, isCallersWay, missing) = (context.isSwitchedOff, context.isCallersWay, context.missing)
    // What stands after a statement that leaves where a caller says so, each caller decides as he does what stands in it.
    var told: Told?
    defer {
      if let told { leaveToCallers(since: told, frame) }
      context.missing = missing
      (context.branch, context.chosen) = (branch, chosen)
      (context.isSwitchedOff, context.isCallersWay) = (isSwitchedOff, isCallersWay)
    }
    declareFunctions(statements, frame, environment)
    for (index, statement) in statements.enumerated() {
      // What stands after an `if` that leaves is as good as its `else`.
      let rest = statement.leavesIfTrue ? Array(statements[(index + 1)...]) : []
      if let turn, index == turn.index { context.take(0, of: turn.choice) }
      let ending = run(statement, frame, environment, rest: rest)
      if told == nil, context.isCallersWay, !isCallersWay { told = self.told(in: frame) }
      switch ending {
      case .falls: continue
      case .leaves: return .leaves
      case .parts(let choice, let ways): context.take(ways, of: choice)
      }
    }
    return .falls
  }

  @discardableResult
  func run(_ statement: Statement, _ frame: Frame, _ environment: Environment, rest: [Statement] = []) -> Ending {
    switch statement {
    case .expression(let expression):
      let value = evaluate(expression.unused ?? expression, frame, environment)
      takeUnused(value)
      settle(value)
      handAround(expression, frame, environment)
      return neverReturns(expression) ? .leaves : .falls
    case .bind(let binding): bind(binding, frame, environment)
    case .return(let expression, _):
      if let expression { answer(expression, frame, environment) }
      return .leaves
    case .if(let conditions, let then, let otherwise): return branch(conditions, then, otherwise, rest, frame, environment)
    case .guard(let conditions, let otherwise):
      if let holds = decidedTruth(conditions, frame, environment) {
        setAside(holds ? otherwise : [])
        if holds { for condition in conditions { check(condition, insists: false, isGuard: true, frame, environment) } }
        return holds ? .falls : block(otherwise, frame, environment)
      }
      // `guard let tide` is another `tide` from there on.
      let isCallers = isChosenByCallers(conditions, frame, environment)
      let insists = endsProgram(otherwise)
      // `return log("…")` in a function that answers nothing only goes away.
      let answers = otherwise.answersInstead && !frame.answersNothing
      let isPlaceholder = answers && answersPlaceholder(otherwise, frame)
      for condition in conditions {
        check(
          condition, insists: insists, substitutes: answers && !isPlaceholder, isGuard: true, isPlaceholder: isPlaceholder, frame,
          environment)
      }
      let (choice, ways) = choice(by: conditions, frame, environment)
      let found = recording.registrations.count
      let argument = argumentChoice(conditions, frame, environment)
      let truth = writtenTruth(conditions, frame, environment)
      let missing = missing(conditions, frame, environment)
      alternatively(ways[1], of: choice, conditional: true, argument?.negated) {
        goOn(without: missing)
        switchOff(truth == true)
        onCallersWay(isCallers, frame) { _ = block(otherwise, frame, environment) }
      }
      switchOff(truth == false)
      context.isCallersWay = context.isCallersWay || isCallers
      find(conditions.namesFound, environment)
      choose(argument)
      return recording.registrations.count > found ? .parts(choice, ways: [ways[0]]) : .falls
    case .for(let names, let sequence, let body): loop(names, sequence, body, frame, environment)
    case .loop(let conditions, let body):
      repeatedly {
        let inner = Environment(parent: environment)
        inner.isOfTurn = true
        for condition in conditions { check(condition, insists: false, frame, inner) }
        block(body, frame, inner)
      }
      forget(body, environment)
    case .switch(let subject, let cases): return select(subject, cases, frame, environment)
    case .attempt(let body, let catches): return attempt(body, catches, frame, environment)
    case .conditional(let branches): compile(branches, frame, environment)
    case .declaration: break
    case .leave(_, let expression):
      if let expression { settle(evaluate(expression, frame, environment)) }
      return .leaves
    case .defer(let body): block(body, frame, environment)
    }
    return .falls
  }

  /// `let name: Type = value`.
  private func bind(_ binding: Binding, _ frame: Frame, _ environment: Environment) {
    let type = binding.type.map { symbols.resolve($0, in: frame.scope) }
    if !binding.attributes.isEmpty, let wrapper = wrapper(binding.attributes, in: frame.scope) {
      let site = Location(symbols.digests[frame.scope.file].file, binding.at)
      with({ $0.sites.replaceInnermost(with: site) }) {
        wear(wrapper.worn(by: binding.name, in: frame), type: type, value: binding.value, makesEager: true, frame, environment)
      }
      environment.declare(binding.name, Value(type: type ?? .unknown, born: frame.depth))
      return
    }
    var value: Value
    if let expression = binding.value {
      value = whole(expression, evaluate(expression, expecting: type, frame, environment))
      if let element = binding.element {
        value = part(element, of: value)
      }
    } else if let body = binding.body {
      let place = ClosurePlace(file: frame.scope.file, at: binding.at, kind: .getter)
      let closure = calls.hold(ClosureValue(Closure(body: body), at: place, frame: frame, environment: environment))
      value = call(closure, [], expecting: type)
    } else {
      value = Value()
    }
    if let type { value = labelled(flow(value, into: type).seen(as: type), binding.tupleLabels) }
    if binding.isImplicitlyUnwrapped { insist(value) }
    if binding.name == "_" { takeUnused(value) }
    // `unowned let box = box` in the closure that sets it up: the one that holds it stands outside.
    if case .name(binding.name, _)? = binding.value?.form {} else { name(value, binding.name, frame) }
    let handed = handed(binding, frame, environment)
    if let handed, isKnown(handed), !isKnown(value) { value.form = handed.form }
    environment.declare(binding.name, value, isImplicitlyUnwrapped: binding.isImplicitlyUnwrapped)
    if handed != nil { environment.hand(binding.name) }
    if place != .always { environment.declare(binding.name, at: place) }
  }

  /// What is asked for only so that it is made: where that is nothing, asking is in vain.
  private func takeUnused(_ value: Value) {
    for request in value.asked where request.answersOptional && !request.isForced { request.takeAsOptional() }
  }

  private func branch(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement], _ rest: [Statement], _ frame: Frame,
    _ environment: Environment
  ) -> Ending {
    let inner = Environment(parent: environment)
    if case .test(let expression)? = conditions.first, conditions.count == 1, symbols.vocabulary(ofFile: frame.scope.file) != nil,
      case .truth(let holds) = evaluate(expression, frame, environment).form
    {
      return block(holds ? then : otherwise, frame, inner)
    }
    if let holds = decidedTruth(conditions, frame, environment) {
      setAside(holds ? otherwise : then)
      if holds { for condition in conditions { check(condition, insists: false, frame, inner) } }
      return block(holds ? then : otherwise, frame, holds ? inner : environment)
    }
    let availability = conditions.allSatisfy { if case .availability = $0 { true } else { false } }
    let substitutes = !otherwise.isEmpty || then.goesAway
    for condition in conditions {
      check(condition, insists: endsProgram(otherwise + rest), substitutes: substitutes, frame, inner)
    }
    if case .test(let test)? = conditions.first, conditions.count == 1, endsProgram(then) { insist(test, "==", environment) }
    let missed = Environment(parent: environment)
    find(conditions.namesFound, inner)
    find(conditions.namesMissed, missed)
    if then.goesAway || !otherwise.isEmpty {
      take(conditions.namesMissed, !otherwise.isEmpty || then.answersInstead && !frame.answersNothing, environment)
    }
    let (choice, numbers) = choice(by: conditions, frame, environment)
    let found = recording.registrations.count
    let argument = argumentChoice(conditions, frame, environment)
    var endings = [Ending.falls, .falls]
    let at = conditions.lazy.compactMap(\.at).first.map { Location(symbols.digests[frame.scope.file].file, $0) }
    let ways = otherwise.isEmpty ? [then] : [then, otherwise]
    let arguments = [argument, argument?.negated]
    let off = writtenTruth(conditions, frame, environment).map { $0 ? 1 : 0 }
    let isCallers = isChosenByCallers(conditions, frame, environment)
    let missing = missing(conditions, frame, inner)
    eachWay(
      ways.indices.map { index in
        {
          self.alternatively(numbers[index], of: choice, at: at, conditional: !availability, arguments[index]) {
            self.switchOff(off == index)
            if index == 1 { self.goOn(without: missing) }
            self.onCallersWay(isCallers, frame) {
              endings[index] = self.block(ways[index], frame, index == 0 ? inner : missed)
            }
          }
          return !self.endsBody(ways[index])
        }
      }, isWhole: !otherwise.isEmpty)
    if endings[0] == .leaves { choose(argument?.negated) } else if endings[1] == .leaves { choose(argument) }
    switchOff(endings[0] == .leaves && off == 1 || endings[1] == .leaves && off == 0)
    if isCallers, endings.contains(.leaves) { context.isCallersWay = true }
    if endings[0] == .leaves {
      goOn(without: missing)
      find(conditions.namesMissed, environment)
    }
    if endings[1] == .leaves { find(conditions.namesFound, environment) }
    return ending(of: choice, Dictionary(uniqueKeysWithValues: zip(numbers, endings)), since: found)
  }

  /// How a choice ends whose ways end so: on some of them only where others left and had registered something, which what follows
  /// never meets then.
  func ending(of choice: BranchPath.Choice, _ ways: [Int: Ending], since found: Int) -> Ending {
    let going = ways.keys.filter { ways[$0] != .leaves }.sorted()
    if going.isEmpty { return .leaves }
    return going.count < ways.count && recording.registrations.count > found ? .parts(choice, ways: going) : .falls
  }

  /// - Parameters:
  ///   - insists: Where the condition fails, the program ends.
  ///   - substitutes: Where it fails, something else is done.
  ///   - isGuard: Where it fails, what follows is never run.
  ///   - isPlaceholder: Where it fails, the body answers something for want of anything.
  func check(
    _ condition: Statement.Condition, insists: Bool, substitutes: Bool = false, isGuard: Bool = false,
    isPlaceholder: Bool = false, _ frame: Frame, _ environment: Environment
  ) {
    switch condition {
    case .availability: break
    case .test(let expression):
      settle(evaluate(expression, frame, environment))
      if insists { insist(expression, "!=", environment) } else { take(expression.namesFound, substitutes, environment) }
    case .match(let pattern, let names, let expression):
      let value = evaluate(expression, frame, environment)
      settle(value)
      bind(pattern, names, value, environment, frame)
    case .bind(let binding):
      let written = binding.type.map { symbols.resolve($0, in: frame.scope) }
      guard let expression = binding.value else { return }
      var value = evaluate(expression, expecting: written.map { .optional($0) }, frame, environment)
      // `guard let tide: Tide = resolve()` says of which type it is, and not that it may be nil.
      if written != nil, expression.isCall { for request in value.asked { request.fillsOptional = false } }
      take(value, insists: insists, substitutes: substitutes)
      for request in value.asked where isPlaceholder { request.leavesPlaceholder = true }
      if expression.isCall {
        for request in value.requests where insists { request.isForcedAtOnce = true }
        for request in value.requests where isGuard { request.isGuarded = true }
      }
      for request in value.requests where request.expected == nil { request.expected = written.map { .optional($0) } }
      value.absentWith = []
      value.type = written ?? value.type.wrapped ?? value.type
      environment.declare(binding.name, value)
    }
  }

  /// The names of a pattern, and what is asked in its `where`.
  func bind(_ pattern: Expression, _ names: [String], _ value: Value, _ environment: Environment, _ frame: Frame) {
    for name in names where environment.own(name) == nil { environment.declare(name, Value()) }
    declare(pattern, names, value, environment, frame)
    if case .binary(_, "where", let condition) = pattern.form { settle(evaluate(condition, frame, environment)) }
  }

  /// What happens in `body` may not happen at all.
  func conditionally(_ body: () -> Void) { with({ $0.isConditional = true }) { body() } }
}

extension Expression {
  /// What is put into nothing: `_ = value`.
  fileprivate var unused: Expression? {
    if case .assign(let target, let value) = form, case .name("_", _) = target.form { value } else { nil }
  }
}

extension Statement {
  /// An `if` without `else` whose body ends with `return`.
  fileprivate var leavesIfTrue: Bool {
    guard case .if(_, let then, []) = self, case .return? = then.last else { return false }
    return true
  }
}
