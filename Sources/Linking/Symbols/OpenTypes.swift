import Model

extension TypeName {
  /// Any number of types: `repeat each T` that nothing has bound.
  var isPack: Bool { if case .nominal(let parts) = self { parts[0].name.hasPrefix("$each ") } else { false } }

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

  /// The same type of which nobody knows what it is made of.
  var withoutArguments: TypeName {
    guard case .nominal(let parts) = self else { return .unknown }
    return .nominal(parts.map { TypePart($0.name, $0.arguments.map { _ in .unknown }) })
  }

  /// The path of a nominal type as `Symbols` keys it.
  var key: String? { if case .nominal(let parts) = self { parts.key } else { nil } }

  /// The generic arguments of the last step.
  var arguments: [TypeName] { if case .nominal(let parts) = self { parts.last?.arguments ?? [] } else { [] } }
}
