import Model

extension Symbols {
  /// The same type with every generic type of the program that is named without its arguments: it has those that the compiler finds, and
  /// here they are unknown. A protocol without them is a type of its own.
  func withInferredArguments(_ type: TypeName) -> TypeName {
    type.mapNominals { parts in
      let path = TypePath(parts)
      return .nominal(
        parts.indices.map { index in
          let part = parts[index]
          guard part.arguments.isEmpty, let symbol = types[path.key(through: index)],
            !symbol.generics.isEmpty, !symbol.isProtocol, symbol.vocabulary == nil
          else { return part }
          return TypePart(part.name, symbol.generics.map { _ in .unknown })
        })
    }
  }
}
