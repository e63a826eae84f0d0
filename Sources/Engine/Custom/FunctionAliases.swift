import Model

/// Names that the program gives types of functions, `typealias Maker<T> = (Box) -> T`. One that is given twice may mean either, and is left.
struct FunctionAliases {
  private var types: [String: (generics: [String], type: TypeName)] = [:]

  init(_ digests: [Digest]) {
    var seen: Set<String> = []
    for declaration in digests.lazy.flatMap(\.declarations) where declaration.kind == .typealias {
      guard seen.insert(declaration.name).inserted else {
        types[declaration.name] = nil
        continue
      }
      guard let type = declaration.type, case .function = type.unwrapped else { continue }
      types[declaration.name] = (declaration.generics.map(\.name), type)
    }
  }

  /// The same function, its parameters' types as they are meant.
  func spelledOut(_ declaration: Declaration) -> Declaration {
    guard !types.isEmpty, declaration.kind == .function else { return declaration }
    var declaration = declaration
    for index in declaration.parameters.indices {
      declaration.parameters[index].type = declaration.parameters[index].type?.mapNominals(meant)
    }
    return declaration
  }

  private func meant(_ parts: [TypePart]) -> TypeName {
    guard let last = parts.last, let alias = types[last.name], alias.generics.count == last.arguments.count else {
      return .nominal(parts)
    }
    let given = Dictionary(zip(alias.generics, last.arguments)) { first, _ in first }
    return alias.type.mapNominals { inner in (inner.count == 1 ? given[inner[0].name] : nil) ?? .nominal(inner) }
  }
}
