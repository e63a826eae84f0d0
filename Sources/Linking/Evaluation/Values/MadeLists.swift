import Model

/// Lists that Swift's own initializers make.
extension Evaluator {
  /// What an initializer of `Array` makes: nothing of nothing, what it is told one by one, or the list that it is handed.
  func madeList(_ type: TypeName, _ given: [Given], _ frame: Frame, _ environment: Environment) -> Value? {
    if type.baseName == "Dictionary" { return madeDictionary(type, given, frame, environment) }
    guard let element = type.element ?? (type.isNamed("Array") ? .unknown : nil) else { return nil }
    let labels = given.map(\.label)
    let isOneByOne = labels.first.map { $0 == "arrayLiteral" } ?? true && labels.dropFirst().allSatisfy { $0 == nil }
    let isRepeated = labels == ["repeating", "count"]
    guard isOneByOne || isRepeated || labels == [nil] && !given[0].isTrailing else { return nil }
    let expected: TypeName? = element == .unknown ? nil : isOneByOne || isRepeated ? element : type
    let values = given.map { value(of: $0, expecting: expected, frame, environment) }
    if isOneByOne {
      return Value(.list(values, isComplete: true), type: element == .unknown ? .array(common(values)) : type, born: frame.depth)
    }
    if isRepeated {
      // Room for types is filled otherwise.
      if case .metatype = values[0].form { return Value(type: type, born: frame.depth) }
      return Value(
        .list([values[0]], isComplete: true), type: element == .unknown ? .array(values[0].type) : type, born: frame.depth)
    }
    if isList(values[0]) || callersElement(of: values[0]) != nil { return values[0] }
    // What it is handed is looked at once.
    var made = construct(
      type, initializers(of: type, labels: nil), [Given(label: nil, isTrailing: false, value: values[0])], nil, frame, environment
    )
    if made.type.isNamed("Array") { made.type = .array(values[0].type.element ?? .unknown) }
    return made
  }

  /// What an initializer of `Dictionary` makes, which is a list of pairs: nothing of nothing, the pairs that it is handed, or parts of a list
  /// under keys that nobody knows.
  private func madeDictionary(_ type: TypeName, _ given: [Given], _ frame: Frame, _ environment: Environment) -> Value? {
    func made(_ pairs: [Value], _ key: TypeName = .unknown, _ value: TypeName = .unknown) -> Value {
      let type = type.arguments.isEmpty ? .dictionary(key, value) : type
      return Value(.list(pairs, isComplete: true), type: type, born: frame.depth)
    }
    guard let first = given.first, first.label != "minimumCapacity" else { return made([]) }
    guard ["grouping", "uniqueKeysWithValues"].contains(first.label) else { return nil }
    let list = value(of: first, expecting: nil, frame, environment)
    let others = given.dropFirst().map { value(of: $0, expecting: nil, frame, environment) }
    others.forEach(settle)
    if first.label == "grouping" {
      var generics: [String: TypeName] = [:]
      var births: [String: Int] = [:]
      if let by = others.first { learn(.function([list.type.element ?? .unknown], .open("Key")), from: by, &generics, &births) }
      let pair = Value(.tuple([("key", Value()), ("value", list)]), type: .tuple([.unknown, list.type]), born: frame.depth)
      return made([pair], generics["Key"] ?? .unknown, list.type.element.map { .array($0) } ?? .unknown)
    }
    var types: [TypeName] = [.unknown, .unknown]
    if case .tuple(let parts)? = list.type.element, parts.count == 2 { types = parts }
    var dictionary = made([], types[0], types[1])
    if case .list = list.form { dictionary.form = list.form } else { dictionary.form = .plain }
    return dictionary
  }
}
