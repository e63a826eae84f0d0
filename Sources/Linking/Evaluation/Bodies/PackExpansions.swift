import Model

extension Evaluator {
  /// `repeat f(each parts)`: what stands behind it, once for each value of the packs that it names, which go in step.
  func expansion(_ pattern: Expression, _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    let packs = pattern.packs.map { pack in (name: pack.key, values: held(by: pack.value, frame, environment)) }
    let turns = packs.first?.values.elements.count ?? 1
    let isComplete = !packs.isEmpty && packs.allSatisfy { $0.values.isComplete && $0.values.elements.count == turns }
    let place = ClosurePlace(file: frame.scope.file, at: pattern.at, kind: .written)
    var values: [Value] = []
    for turn in 0..<turns {
      counters.steps += 1
      guard counters.mayGoOn, counters.turn(place) else {
        cut(counters.mayGoOn ? .loopTurns : .bodySteps, roots: containers(in: [.expression(pattern)], frame, environment))
        break
      }
      let inner = Environment(parent: environment)
      for pack in packs {
        let elements = pack.values.elements
        inner.declare(pack.name, turn < elements.count ? elements[turn] : Value())
      }
      func make() { values.append(evaluate(pattern, expecting: expecting?.element, frame, inner)) }
      if isComplete { make() } else { conditionally(make) }
    }
    return Value(
      .list(values, isComplete: isComplete), type: .array(expecting?.element ?? .unknown),
      born: values.map(\.born).min() ?? frame.depth)
  }

  /// What a pack holds; where that is not known, one that may be any of it.
  private func held(
    by pack: Expression, _ frame: Frame, _ environment: Environment
  ) -> (elements: [Value], isComplete: Bool) {
    let value = evaluate(pack, frame, environment)
    if case .tuple(let parts) = value.form { return (parts.map(\.value), true) }
    return turns(through: value)
  }

  /// What an argument brings to a parameter that takes any number of values: what it is, or each that an expansion makes.
  func spread(_ value: Value, _ given: Given) -> [Value] {
    guard case .prefix("repeat", _)? = given.expression?.form, case .list(let values, _) = value.form else { return [value] }
    return values
  }
}

extension Expression {
  /// By name: the packs of which it names each value.
  fileprivate var packs: [(key: String, value: Expression)] {
    var found: [String: Expression] = [:]
    Walk.statements([.expression(self)]) { expression in
      if case .prefix("each", let pack) = expression.form, case .name(let name, _) = pack.form { found[name] = pack }
    }
    return found.sorted { $0.key < $1.key }
  }
}
