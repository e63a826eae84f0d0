import Model

/// What a result builder makes of statements that have several ways.
extension Evaluator {
  /// `switch` in a builder: what is made of the case that is taken, or one of all.
  func selected(
    _ subject: Expression, _ cases: [Statement.Case], by builder: TypeName, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let settled = settledValue(subject, frame, environment)
    let value = settled ?? evaluate(subject, frame, environment)
    settle(value)
    if settled == nil { counters.openings += 1 }
    var made: [Value] = []
    for (index, item) in cases.enumerated() {
      let inner = Environment(parent: environment)
      let fits = value.isCase ? chooses(item, value, frame, inner) : nil
      if fits == false {
        if settled != nil { setAside(item.body) }
        continue
      }
      for pattern in item.patterns { bind(pattern, item.names, value, inner, frame) }
      func way() -> Value {
        let part = built(item.body, by: builder, frame, inner).value
        return injected(part, index, of: cases.count, by: builder, frame, environment)
      }
      if fits == true {
        if settled != nil { for other in cases[(index + 1)...] { setAside(other.body) } }
        if made.isEmpty { return way() }
      }
      conditionally { made.append(way()) }
      if fits == true { break }
    }
    guard let first = made.first else { return Value(born: frame.depth) }
    return oneOf(made, type: first.type, born: frame.depth)
  }

  /// One of several ways is told by `buildEither`, in pairs, and pairs of pairs: Swift leaves the order open.
  private func injected(
    _ value: Value, _ index: Int, of count: Int, by builder: TypeName, _ frame: Frame, _ environment: Environment
  ) -> Value {
    guard count > 1 else { return value }
    let isAlone = index.isMultiple(of: 2) && index == count - 1
    let label = index.isMultiple(of: 2) ? "first" : "second"
    let next = isAlone ? value : call("buildEither", [(label, value)], of: builder, frame, environment) ?? value
    return injected(next, index / 2, of: (count + 1) / 2, by: builder, frame, environment)
  }

  /// `for` in a builder: what is made of each turn, together.
  func array(
    _ names: [String], _ sequence: Expression, _ body: [Statement], by builder: TypeName, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    let place = ClosurePlace(file: frame.scope.file, at: sequence.at, kind: .written)
    let list = evaluate(sequence, frame, environment)
    var (elements, isComplete) = turns(through: list)
    var made: [Value] = []
    for element in elements {
      counters.steps += 1
      guard counters.mayGoOn, counters.turn(place) else {
        // What is made of the other turns is missing in the list.
        cut(counters.mayGoOn ? .loopTurns : .bodySteps, roots: [])
        isComplete = false
        break
      }
      let inner = Environment(parent: environment)
      declare(names, as: element, inner)
      made.append(built(body, by: builder, frame, inner).value)
    }
    if list.isParameter { counters.openings += 1 }
    let all = Value(
      .list(made, isComplete: isComplete || list.isParameter), type: .array(made.first?.type ?? .unknown), born: frame.depth)
    return call("buildArray", [(nil, all)], of: builder, frame, environment) ?? all
  }
}
