import Model

/// Names that the program gives types of functions and dictionaries, `typealias Maker<T> = (Box) -> T`, `typealias Makers = [String: () -> Any]`. One
/// that is given twice may mean either, and is left.
struct FunctionAliases {
  private var types: [String: (generics: [String], type: TypeName)] = [:]

  init(_ digests: [Digest]) {
    var seen: Set<String> = []
    for declaration in digests.lazy.flatMap(\.declarations) where declaration.kind == .typealias {
      guard seen.insert(declaration.name).inserted else {
        types[declaration.name] = nil
        continue
      }
      guard let type = declaration.type else { continue }
      let isFunction = if case .function = type.unwrapped { true } else { false }
      if isFunction || type.isOrHoldsDictionary { types[declaration.name] = (declaration.generics.map(\.name), type) }
    }
  }

  /// The same function, its parameters' types as they are meant.
  func spelledOut(_ declaration: Declaration) -> Declaration {
    guard !types.isEmpty, declaration.mayBeDescribed else { return declaration }
    var declaration = declaration
    for index in declaration.parameters.indices {
      declaration.parameters[index].type = declaration.parameters[index].type?.mapNominals(meant)
    }
    return declaration
  }

  /// The same property, its type as it is meant, be it that of what it begins with: `var makers = Makers()`.
  func spelledOut(stored declaration: Declaration) -> Declaration {
    guard !types.isEmpty, declaration.isStored else { return declaration }
    var declaration = declaration
    if declaration.type == nil, case .call(let callee, _)? = declaration.value?.form,
      case .name(let name, let arguments) = callee.form, types[name] != nil
    {
      declaration.type = .nominal([TypePart(name, arguments)])
    }
    declaration.type = declaration.type?.mapNominals(meant)
    return declaration
  }

  /// The same files, their properties' types as they are meant.
  func spelledOut(storedIn digests: [Digest]) -> [Digest] {
    guard !types.isEmpty else { return digests }
    return digests.map { digest in
      var digest = digest
      for index in digest.declarations.indices where digest.declarations[index].isStored {
        digest.declarations[index] = spelledOut(stored: digest.declarations[index])
      }
      return digest
    }
  }

  private func meant(_ parts: [TypePart]) -> TypeName {
    guard let last = parts.last, let alias = types[last.name], alias.generics.count == last.arguments.count else {
      return .nominal(parts)
    }
    let given = Dictionary(zip(alias.generics, last.arguments)) { first, _ in first }
    return alias.type.mapNominals { inner in (inner.count == 1 ? given[inner[0].name] : nil) ?? .nominal(inner) }
  }
}
