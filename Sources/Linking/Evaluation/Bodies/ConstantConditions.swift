import Model

extension Evaluator {
  /// `text.hasPrefix("…")` and its like on a known text.
  func textMethod(_ name: String, _ text: String, _ given: [Given], _ frame: Frame, _ environment: Environment) -> Value? {
    switch (name, given.count) {
    case ("lowercased", 0): return Value(.text(text.lowercased()), type: .named("String"), born: frame.depth)
    case ("uppercased", 0): return Value(.text(text.uppercased()), type: .named("String"), born: frame.depth)
    default: break
    }
    guard given.count == 1, case .text(let other) = value(of: given[0], expecting: .named("String"), frame, environment).form
    else {
      return nil
    }
    let truth: Bool
    switch name {
    case "appending": return Value(.text(text + other), type: .named("String"), born: frame.depth)
    case "hasPrefix": truth = text.hasPrefix(other)
    case "hasSuffix": truth = text.hasSuffix(other)
    case "contains": truth = other.isEmpty || text.indices.contains { text[$0...].hasPrefix(other) }
    default: return nil
    }
    return Value(.truth(truth), type: .named("Bool"), born: frame.depth)
  }

  /// Operators on what is known: comparison of texts, logic; nil for all else.
  func knownTruth(_ left: Value, _ name: String, _ right: Value) -> Bool? {
    switch (left.form, name, right.form) {
    case (.text(let a), "==", .text(let b)): a == b
    case (.text(let a), "!=", .text(let b)): a != b
    case (.constant(let a), "==", .constant(let b)): areSame(left, a, right, b)
    case (.constant(let a), "!=", .constant(let b)): areSame(left, a, right, b).map { !$0 }
    case (.metatype(let a), "==", .metatype(let b)): a == b
    case (.metatype(let a), "!=", .metatype(let b)): a != b
    case (.truth(let a), "&&", .truth(let b)): a && b
    case (.truth(let a), "||", .truth(let b)): a || b
    case (.truth(false), "&&", _), (_, "&&", .truth(false)): false
    case (.truth(true), "||", _), (_, "||", .truth(true)): true
    default: nil
    }
  }

  /// Whether two cases without anything in them are the same one; nil where they are no cases of an enumeration in sight.
  private func areSame(_ left: Value, _ a: String, _ right: Value, _ b: String) -> Bool? {
    let type = left.type == .unknown ? right.type : left.type
    guard isCase(a, of: type), isCase(b, of: type), left.payload.isEmpty, right.payload.isEmpty else { return nil }
    return a == b
  }
}

extension Evaluator {
  func truth(of arguments: VerbArguments, _ test: (Value) -> Bool) -> Value {
    Value(.truth(arguments.free.first.map(test) ?? false), type: .named("Bool"))
  }

  /// Whether a tuple holds the enum case of that name.
  func isCase(_ value: Value, _ arguments: VerbArguments) -> Bool {
    guard arguments.free.count > 1, case .text(let name) = arguments.free[1].form else { return false }
    if case .constant(let word) = value.form { return word == name }
    guard case .tuple(let parts) = value.form else { return false }
    return parts.contains { if case .constant(let word) = $0.value.form { word == name } else { false } }
  }
}
