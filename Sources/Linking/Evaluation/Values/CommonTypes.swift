import Model

/// What one place is of that may have values of several types.
extension Evaluator {
  /// The type of a choice whose ways have these; unknown where they have nothing in common but what the place wants.
  func common(_ values: [Value]) -> TypeName {
    let isAbsent = values.contains { if case .null = $0.form { true } else { false } }
    let known = values.map(\.type).filter { $0 != .unknown }
    guard let first = known.first else { return .unknown }
    let all = known.dropFirst().reduce(first) { joined($0, $1) ?? .unknown }
    return isAbsent && all != .unknown && all.wrapped == nil ? .optional(all) : all
  }

  /// Whether nothing says of which type a value is.
  func isOfUnknownType(_ value: Value) -> Bool {
    if case .null = value.form { false } else { value.type == .unknown }
  }

  /// The nearest type that both are; nil where they have nothing in common, or too much. What is no literal is no other number than it is.
  func joined(_ one: TypeName, _ other: TypeName) -> TypeName? {
    if one == other { return one }
    if one == .unknown || other == .unknown { return nil }
    if one.wrapped != nil || other.wrapped != nil {
      return joined(one.wrapped ?? one, other.wrapped ?? other).map { .optional($0) }
    }
    if Set([one.baseName, other.baseName]) == ["Double", "Int"] { return .named("Double") }
    if let key = other.key, symbols.type(one, inherits: key) { return other }
    if let key = one.key, symbols.type(other, inherits: key) { return one }
    for level in symbols.levels(of: one)
    where level.symbol.declarations.contains(where: { symbols.declaration($0).kind == .class }) {
      if symbols.type(other, inherits: level.symbol.key) { return symbols.declared(level.symbol, level.generics) }
    }
    return nil
  }

  /// What a call leaves open of a function's own type parameters only the compiler knows. What it is asked for, the answer may still say.
  func closed(_ value: Value, _ function: Declaration, _ generics: [String: TypeName]) -> Value {
    guard value.type.isOpen, value.requests.isEmpty else { return value }
    let open = function.generics.map(\.name).filter { generics[$0] == nil }
    guard !open.isEmpty else { return value }
    var value = value
    value.type = symbols.substitute(value.type, Dictionary(open.map { ($0, .unknown) }, uniquingKeysWith: { first, _ in first }))
    return value
  }
}
