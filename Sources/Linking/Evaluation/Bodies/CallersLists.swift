import Model

/// Lists and dictionaries that a caller hands over: what is taken out of them, or made of them as they are, is his business as they are.
extension Evaluator {
  /// What stands for each element of such a list, and each pair of such a dictionary; nil of what is none.
  func callersElement(of list: Value) -> Value? {
    guard case .parameter = list.form else { return nil }
    let type = list.type.unwrapped
    func part(_ type: TypeName) -> Value { Value(.parameter, type: type, born: list.born) }
    func parts(_ types: [TypeName], _ labels: [String?]) -> Value {
      Value(.tuple(zip(labels, types).map { ($0, part($1)) }), type: .tuple(types), born: list.born)
    }
    if let element = type.element {
      if case .tuple(let types) = element { return parts(types, types.map { _ in nil }) }
      return part(element)
    }
    guard type.baseName == "Dictionary", type.arguments.count == 2 else { return nil }
    return parts(type.arguments, ["key", "value"])
  }

  /// Whether elements that are followed are those of a caller's list, of which nobody here knows how many there are.
  func areCallers(_ elements: [Value], _ isComplete: Bool) -> Bool {
    !isComplete && elements.count == 1 && isLeftToCaller(elements[0])
  }

  /// `zip(a, b)`: pairs of what stands at the same place in two lists; nil of anything else.
  func zipped(_ callee: Expression, _ given: [Given], _ frame: Frame, _ environment: Environment) -> Value? {
    guard case .name("zip", _) = callee.form, given.count == 2, environment.value("zip") == nil, symbols.global["zip"] == nil
    else {
      return nil
    }
    let sides = given.map { value(of: $0, expecting: nil, frame, environment) }
    let both: [(elements: [Value], isComplete: Bool)] = sides.map { turns(through: $0) }
    guard sides.contains(where: { isList($0) || callersElement(of: $0) != nil }) else { return nil }
    let count = both.lazy.filter(\.isComplete).map(\.elements.count).min()
    var pairs: [Value] = []
    for index in 0..<(count ?? 1) {
      let parts = both.map { $0.elements.indices.contains(index) ? $0.elements[index] : $0.elements.last ?? Value() }
      pairs.append(Value(.tuple(parts.map { (label: nil, value: $0) }), type: .tuple(parts.map(\.type)), born: frame.depth))
    }
    return Value(.list(pairs, isComplete: count != nil), type: .array(pairs.first?.type ?? .unknown), born: frame.depth)
  }
}
