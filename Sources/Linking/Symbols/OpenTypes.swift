import Model

extension TypeName {
  /// A type parameter that nothing has bound yet.
  static func open(_ name: String) -> TypeName { .nominal([TypePart("$" + name)]) }

  /// Any number of types: `repeat each T` that nothing has bound.
  var isPack: Bool { if case .nominal(let parts) = self { parts[0].name.hasPrefix("$each ") } else { false } }

  /// Whether an unbound type parameter stands anywhere in it.
  var isOpen: Bool {
    switch self {
    case .nominal(let parts): parts.contains { $0.name.hasPrefix("$") || $0.arguments.contains(where: \.isOpen) }
    case .tuple(let types), .composition(let types): types.contains(where: \.isOpen)
    case .function(let parameters, let result): result.isOpen || parameters.contains(where: \.isOpen)
    case .metatype(let type): type.isOpen
    case .unknown: false
    }
  }

  /// Whether something inside an unbound type parameter is named in it: `T.Item`.
  var hasOpenSteps: Bool {
    switch self {
    case .nominal(let parts):
      parts.count > 1 && parts[0].name.hasPrefix("$") || parts.contains { $0.arguments.contains(where: \.hasOpenSteps) }
    case .tuple(let types), .composition(let types): types.contains(where: \.hasOpenSteps)
    case .function(let parameters, let result): result.hasOpenSteps || parameters.contains(where: \.hasOpenSteps)
    case .metatype(let type): type.hasOpenSteps
    case .unknown: false
    }
  }

  /// Of a type of more parts than that only the name is kept, what it is made of is unknown: typealiases and type parameters can
  /// double a type at each step. Nobody writes a type of a tenth of that.
  static let largestSize = 1_000

  /// The same type of which nobody knows what it is made of.
  var withoutArguments: TypeName {
    guard case .nominal(let parts) = self else { return .unknown }
    return .nominal(parts.map { TypePart($0.name, $0.arguments.map { _ in .unknown }) })
  }

  var isLarge: Bool {
    var left = Self.largestSize
    return isLarger(than: &left)
  }

  private func isLarger(than left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return true }
    switch self {
    case .nominal(let parts):
      for part in parts { for argument in part.arguments where argument.isLarger(than: &left) { return true } }
      return false
    case .tuple(let types), .composition(let types): return types.contains { $0.isLarger(than: &left) }
    case .function(let parameters, let result):
      return result.isLarger(than: &left) || parameters.contains { $0.isLarger(than: &left) }
    case .metatype(let type): return type.isLarger(than: &left)
    case .unknown: return false
    }
  }

  /// The path of a nominal type as `Symbols` keys it.
  var key: String? { if case .nominal(let parts) = self { parts.key } else { nil } }

  /// The generic arguments of the last step.
  var arguments: [TypeName] { if case .nominal(let parts) = self { parts.last?.arguments ?? [] } else { [] } }
}

extension [TypePart] {
  /// The names joined, as `Symbols` keys a type.
  var key: String { count == 1 ? self[0].name : map(\.name).joined(separator: ".") }
}
