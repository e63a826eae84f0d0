import Model

/// Types whose values are mere data: texts, numbers, enumerations and structures of such. Nothing that they hold decides what a
/// container is told or asked, unless it is known to the letter.
extension Evaluator {
  /// Whether every value of a type is data, whoever makes it.
  func isData(_ type: TypeName) -> Bool {
    switch type.unwrapped {
    case .nominal(let parts):
      if parts.count == 1, ["Array", "Dictionary", "Set"].contains(parts[0].name) {
        return parts[0].arguments.allSatisfy { isData($0) }
      }
      let isPlain = parts.allSatisfy { $0.arguments.allSatisfy { isData($0) } }
      return isPlain && !type.isOpen && isData(parts.key)
    case .tuple(let types): return types.allSatisfy { isData($0) }
    case .function, .metatype, .composition, .unknown: return false
    }
  }

  private func isData(_ key: String) -> Bool {
    if let known = program.dataTypes[key] { return known }
    // A structure that holds itself in some way is data if all else in it is.
    program.dataTypes[key] = true
    let found = findData(key)
    program.dataTypes[key] = found
    return found
  }

  private func findData(_ key: String) -> Bool {
    // What a class or protocol from outside names may be an object of the program that inherits it.
    guard let symbol = symbols.types[key], !symbol.isExternal else {
      return (symbols.subtypes[key] ?? []).allSatisfy { isData($0) }
    }
    guard symbol.vocabulary == nil, !symbol.isProtocol, isDatum(symbol.nominal) else { return false }
    return symbol.sortedMembers.allSatisfy { id in
      let declaration = symbols.declaration(id)
      switch declaration.kind {
      case .enumCase:
        return declaration.parameters.allSatisfy { $0.type.map { isData(resolved($0, at: id)) } ?? false }
      case .property where !declaration.isStatic && declaration.body == nil:
        guard declaration.attributes.isEmpty else { return false }
        if let written = declaration.type { return isData(resolved(written, at: id)) }
        switch declaration.value?.form {
        case .string?, .integer?, .float?, .boolean?: return true
        case .call(let callee, _)?:
          // `UUID()`, `Date()`.
          if case .name(let name, _) = callee.form {
            return name.first?.isUppercase == true && isData(resolved(.named(name), at: id))
          }
          return false
        default: return false
        }
      default: return true
      }
    }
  }

  private func resolved(_ type: TypeName, at id: DeclarationID) -> TypeName {
    symbols.resolve(type, in: Scope(file: id.file, declaration: id))
  }
}
