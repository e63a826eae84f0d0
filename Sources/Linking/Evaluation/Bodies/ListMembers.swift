import Model

/// Methods of a list that give it, or part of it, in some order.
private let partMethods: Set<String> = ["dropFirst", "dropLast", "makeIterator", "prefix", "shuffled", "sorted", "suffix"]

/// Methods that give one element and then another, each time that they are called.
private let elementMethods: Set<String> = [
  "max", "min", "next", "popFirst", "popLast", "randomElement", "remove", "removeFirst", "removeLast", "removeValue",
]

/// Those of them that answer an element also where there is none.
private let surelyAnswering: Set<String> = ["remove", "removeFirst", "removeLast"]

/// What Swift's lists have besides what is followed element by element.
extension Evaluator {
  /// - Parameter labels: those by which a function is meant.
  func memberOfList(_ name: String, _ labels: [String]?, of receiver: Value) -> Value? {
    switch receiver.form {
    case .list(let values, let isComplete):
      if Self.isSearch(name, labels) {
        return Value(.listMethod(values, isComplete: isComplete, "next", local: nil), type: receiver.type, born: receiver.born)
      }
      if isComplete, name == "first" || name == "last" {
        return (name == "first" ? values.first : values.last).map(asOptional) ?? Value()
      }
      // Of some of a list any may be the first.
      if receiver.isWhole, name == "first" || name == "last", !values.isEmpty {
        return asOptional(each(of: values, receiver.type.element, born: receiver.born))
      }
      if name == "lazy" { return receiver }
      guard Self.isListMember(name) else { return nil }
      return Value(.listMethod(values, isComplete: isComplete, name, local: nil), type: receiver.type, born: receiver.born)
    case .parameter:
      // Whatever the caller hands over.
      guard let element = callersElement(of: receiver) else { return nil }
      if name == "lazy" || partMethods.contains(name) { counters.openings += 1 }
      if name == "lazy" { return receiver }
      if Self.isSearch(name, labels) {
        return Value(.listMethod([element], isComplete: false, "next", local: nil), type: receiver.type, born: receiver.born)
      }
      if name == "first" || name == "last" { return asOptional(element) }
      guard Self.isListMember(name) else { return nil }
      return Value(.listMethod([element], isComplete: false, name, local: nil), type: receiver.type, born: receiver.born)
    default: return nil
    }
  }

  private static func isListMember(_ name: String) -> Bool {
    partMethods.contains(name) || elementMethods.contains(name)
      || ["joined", "allSatisfy", "contains", "mapValues"].contains(name)
  }

  /// `first(where:)` and `last(where:)`: any element may be the one.
  private static func isSearch(_ name: String, _ labels: [String]?) -> Bool {
    (name == "first" || name == "last") && labels == ["where"]
  }

  /// What is called as such a search is, `list.first { $0.isOpen }`, with its label.
  func search(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    guard case .member(let base?, let name, let types, nil) = callee.form, arguments.count == 1,
      arguments[0].label == "where" || arguments[0].isTrailing, Self.isSearch(name, ["where"])
    else { return callee }
    return Expression(.member(base, name, types, labels: ["where"]), at: callee.at)
  }

  /// What such a method answers; nil where it is another one.
  func callListMember(
    _ values: [Value], _ isComplete: Bool, _ name: String, _ type: TypeName, _ given: [Given], _ frame: Frame,
    _ environment: Environment
  ) -> Value? {
    if partMethods.contains(name) {
      // By what a list is sorted, or how much of it is taken, tells no container anything.
      if areCallers(values, isComplete) {
        return Value(.parameter, type: type, born: values[0].born)
      }
      let isWhole = ["makeIterator", "shuffled", "sorted"].contains(name)
      return partOf(isComplete, Value(.list(values, isComplete: isComplete && isWhole), type: type, born: frame.depth))
    }
    if elementMethods.contains(name) {
      var values = values
      if name == "removeValue" {
        values = values.compactMap { if case .tuple(let parts) = $0.form { parts.last?.value } else { nil } }
      }
      let element =
        values.isEmpty
        ? Value(type: type.element ?? .unknown, born: frame.depth) : each(of: values, type.element, born: frame.depth)
      return surelyAnswering.contains(name) ? element : asOptional(element)
    }
    switch name {
    case "joined":
      let none = Value(
        .list([], isComplete: isComplete || areCallers(values, isComplete)), type: type.element ?? .unknown, born: frame.depth)
      return values.reduce(none) { joined($0, $1, frame) }
    case "mapValues":
      guard let argument = given.first else { return nil }
      let pairs = values.compactMap { pair -> Value? in
        guard case .tuple(let parts) = pair.form, parts.count == 2 else { return nil }
        let taken = Given(label: nil, isTrailing: false, value: parts[1].value)
        let made = apply(value(of: argument, expecting: nil, frame, environment), [taken], nil, nil, frame, environment)
        return Value(
          .tuple([parts[0], (parts[1].label, made)]), type: .tuple([parts[0].value.type, made.type]), born: frame.depth)
      }
      let type = TypeName.dictionary(type.unwrapped.arguments.first ?? .unknown, .unknown)
      return Value(.list(pairs, isComplete: isComplete || areCallers(values, isComplete)), type: type, born: frame.depth)
    case "allSatisfy", "contains":
      for element in values {
        guard let test = given.first else { break }
        whereAdded(element) { element in
          let function = value(of: test, expecting: nil, frame, environment)
          let argument = Given(label: nil, isTrailing: false, value: element)
          settle(apply(function, [argument], nil, nil, frame, environment))
        }
      }
      return Value(type: .named("Bool"), born: frame.depth)
    default: return nil
    }
  }
}
