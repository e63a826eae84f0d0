import Model

extension Evaluator {
  /// The type of the registration's handle: the result of the framework's function, its type parameter being what is made.
  func builder(_ frame: Frame, _ implementation: TypeName) -> TypeName {
    guard let function = frame.function else { return .unknown }
    guard let written = symbols.declaration(function).type else {
      return made(frame.receiver?.type ?? .unknown, of: function, implementation)
    }
    return symbols.resolve(written, in: frame.scope).mapNominals { parts in
      parts[0].name.hasPrefix("$") ? implementation : .nominal(parts)
    }
  }

  /// The type of an object that an initializer makes: its last type parameter, where no argument binds it, is what the maker makes.
  private func made(_ type: TypeName, of initializer: DeclarationID, _ implementation: TypeName) -> TypeName {
    guard implementation != .unknown, !implementation.isOpen,
      let generics = symbols.enclosingType(initializer).flatMap({ symbols.types[$0] })?.generics, let last = generics.last?.name,
      case .nominal(var parts) = type, !parts.isEmpty
    else { return type }
    if parts[parts.count - 1].arguments.isEmpty { parts[parts.count - 1].arguments = generics.map { .open($0.name) } }
    guard parts[parts.count - 1].arguments.last == .open(last) else { return type }
    return symbols.substitute(.nominal(parts), [last: implementation])
  }
}
