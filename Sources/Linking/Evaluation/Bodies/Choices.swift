import Model

/// Where a run of the program takes one of several ways.
extension Evaluator {
  /// The next place at which a run of the program takes one of several ways; 0: nobody knows how many there are.
  func nextChoice(of ways: Int = 0) -> BranchPath.Choice {
    counters.branches += 1
    return BranchPath.Choice(at: context.site, number: counters.branches, ways: ways)
  }

  /// - Parameters:
  ///   - at: Where the choice is written, if it is an `if` or `switch`.
  ///   - argument: What is known of a run-time argument on this way.
  func alternatively(
    _ index: Int, of choice: BranchPath.Choice, at: Location? = nil, conditional: Bool, _ argument: ArgumentChoice? = nil,
    _ body: () -> Void
  ) {
    with({
      $0.take(index, of: choice)
      if let at { $0.fork = $0.fork.taking(index, of: BranchPath.Choice(at: at, number: 0)) ?? $0.fork }
      $0.choose(argument)
      if conditional { $0.isConditional = true }
    }) { body() }
  }

  /// What happens in `body` may not happen at all, or any number of times.
  func repeatedly(_ body: () -> Void) { with({ ($0.isConditional, $0.isRepeated) = (true, true) }) { body() } }

  /// The choice that an `if` or `guard` is, and which of its ways are those on which its conditions hold and do not.
  func choice(
    by conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment
  ) -> (choice: BranchPath.Choice, ways: [Int]) {
    guard symbols.vocabulary(ofFile: frame.scope.file) == nil, let test = program.steadyTests.test(of: conditions, program),
      !environment.isOfTurn(test.name)
    else { return (nextChoice(of: 2), [0, 1]) }
    let isLocal = environment.value(test.name) != nil
    let place = Location(symbols.digests[frame.scope.file].file, test.at)
    return (program.steadyTests.choice(of: test, in: isLocal ? frame.scope.declaration : nil, at: place), test.ways)
  }

  /// `do { … } catch { … }`: what stands in the body behind all that may throw is on another way than who catches.
  func attempt(_ body: [Statement], _ catches: [[Statement]], _ frame: Frame, _ environment: Environment) -> Ending {
    guard !catches.isEmpty else { return block(body, frame, environment) }
    let choice = nextChoice(of: catches.count + 1)
    let found = recording.registrations.count
    var endings: [Int: Ending] = [:]
    endings[0] = with({ $0.isCaught = true }) { block(body, frame, environment, turn: (body.firstUnthrowing, choice)) }
    for (index, body) in catches.enumerated() {
      alternatively(index + 1, of: choice, conditional: true) { endings[index + 1] = block(body, frame, environment) }
    }
    // What none of them catches goes up.
    let all = ending(of: choice, endings, since: found)
    return all == .leaves ? .falls : all
  }
}

extension [Statement] {
  /// The first statement from which on nothing is written that may throw.
  var firstUnthrowing: Int { (lastIndex(where: \.mayThrow) ?? -1) + 1 }
}

extension Statement {
  /// A place in it, where it has one.
  var at: Position? {
    var first: Position?
    Walk.statements([self]) { expression in if first == nil { first = expression.at } }
    return first
  }

  /// Whether it says that it may throw an error which it does not catch itself.
  fileprivate var mayThrow: Bool {
    var throwing = false
    Walk.statements([self]) { expression in
      if case .attempt(_, .plain) = expression.form { throwing = true }
    } statement: { statement in
      if case .leave("throw", _) = statement { throwing = true }
    }
    return throwing
  }
}
