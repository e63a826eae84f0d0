import Model

/// Methods of a list that give it, or part of it, in some order.
private let partMethods: Set<String> = ["dropFirst", "dropLast", "makeIterator", "prefix", "shuffled", "sorted", "suffix"]

/// Methods that give one element and then another, each time that they are called.
private let elementMethods: Set<String> = [
  "max", "min", "next", "popFirst", "popLast", "remove", "removeFirst", "removeLast",
]

/// What Swift's lists have besides what is followed element by element.
extension Evaluator {
  /// - Parameter labels: those by which a function is meant.
  func memberOfList(_ name: String, _ labels: [String]?, of receiver: Value) -> Value? {
    switch receiver.form {
    case .list(let values, let isComplete):
      if Self.isSearch(name, labels) {
        return Value(.listMethod(values, isComplete: isComplete, "next", local: nil), type: receiver.type, born: receiver.born)
      }
      if isComplete, name == "first" || name == "last" { return (name == "first" ? values.first : values.last) ?? Value() }
      if name == "lazy" { return receiver }
      guard partMethods.contains(name) || elementMethods.contains(name) || name == "joined" || name == "allSatisfy" else {
        return nil
      }
      return Value(.listMethod(values, isComplete: isComplete, name, local: nil), type: receiver.type, born: receiver.born)
    case .parameter where receiver.type.element != nil && (name == "lazy" || partMethods.contains(name)):
      // Whatever the caller hands over.
      counters.openings += 1
      if name == "lazy" { return receiver }
      let element = Value(.parameter, type: receiver.type.element ?? .unknown, born: receiver.born)
      return Value(.listMethod([element], isComplete: false, name, local: nil), type: receiver.type, born: receiver.born)
    default: return nil
    }
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
      if !isComplete, values.count == 1, case .parameter = values[0].form {
        return Value(.parameter, type: type, born: values[0].born)
      }
      let isWhole = ["makeIterator", "shuffled", "sorted"].contains(name)
      return Value(.list(values, isComplete: isComplete && isWhole), type: type, born: frame.depth)
    }
    if elementMethods.contains(name) {
      guard !values.isEmpty else { return Value(type: type.element ?? .unknown, born: frame.depth) }
      return each(of: values, type.element, born: frame.depth)
    }
    switch name {
    case "joined":
      let none = Value(.list([], isComplete: isComplete), type: type.element ?? .unknown, born: frame.depth)
      return values.reduce(none) { joined($0, $1, frame) }
    case "allSatisfy":
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
