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

  /// Where one of its arguments is open, the type as one writes it who leaves all of them to be found: `Tag` of `Tag<V>`.
  var leavingArgumentsOpen: TypeName {
    guard case .nominal(var parts) = self, parts.contains(where: { $0.arguments.contains(where: \.isOpen) }) else { return self }
    for index in parts.indices { parts[index].arguments = [] }
    return .nominal(parts)
  }

  /// The path of a nominal type as `Symbols` keys it.
  var key: String? { if case .nominal(let parts) = self { parts.key } else { nil } }

  /// The generic arguments of the last step.
  var arguments: [TypeName] { if case .nominal(let parts) = self { parts.last?.arguments ?? [] } else { [] } }
}
