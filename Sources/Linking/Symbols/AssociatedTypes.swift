import Model

extension Symbols {
  /// What an associated type is in a type that does not say so by name: read off the functions by which the type meets the
  /// requirements that mention it.
  ///
  /// - Parameter key: The path of the type, which is no protocol. Its type parameters stay open.
  func witness(of id: DeclarationID, in key: String) throws(Unanswered) -> TypeName? {
    guard let owner = parent(of: id), let type = types[key] else { return nil }
    let name = declaration(id).name
    let levels = levels(of: type.nominal)
    for level in levels { memory.consult(level.symbol) }
    for requirement in children[owner] ?? [] where declaration(requirement).kind == .function {
      let wanted = declaration(requirement)
      let written = wanted.parameters.map { $0.type ?? .unknown } + [wanted.type ?? .void]
      guard written.contains(where: { $0.mentions(name) }) else { continue }
      for level in levels where !level.symbol.isProtocol {
        var found: Set<TypeName> = []
        for member in level.symbol.members[wanted.name] ?? [] where meets(member, wanted) {
          let own = declaration(member)
          let given = own.parameters.map { $0.type ?? .unknown } + [own.type ?? .void]
          for (pattern, type) in zip(written, given) where pattern.mentions(name) && !type.mentions(name) {
            let known = try lookUp(type, in: Scope(file: member.file, declaration: member))
            if let part = pattern.part(name, in: known) { found.insert(part) }
          }
        }
        // Of several functions that differ in it, Swift chooses by more than one requirement.
        if let part = found.first, found.count == 1 { return substitute(part, level.generics) }
      }
    }
    return nil
  }

  /// Whether a function of a type may be the one that a protocol requires.
  private func meets(_ id: DeclarationID, _ wanted: Declaration) -> Bool {
    let own = declaration(id)
    return own.kind == .function && own.parameters.map(\.label) == wanted.parameters.map(\.label)
  }
}

extension TypeName {
  /// Whether the name stands by itself anywhere in a written type.
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .nominal(let parts):
      parts.count == 1 && parts[0].name == name || parts.count == 2 && parts[0].name == "Self" && parts[1].name == name
        || parts.contains { $0.arguments.contains { $0.mentions(name) } }
    case .tuple(let types), .composition(let types): types.contains { $0.mentions(name) }
    case .function(let parameters, let result): (parameters + [result]).contains { $0.mentions(name) }
    case .metatype(let type): type.mentions(name)
    case .unknown: false
    }
  }

  /// What stands in `type` where the name stands in this written type.
  fileprivate func part(_ name: String, in type: TypeName) -> TypeName? {
    switch (self, type) {
    case (.nominal(let parts), _) where parts.count <= 2 && parts[parts.count - 1].name == name:
      return type.isPartlyUnknown ? nil : type
    case (.nominal(let mine), .nominal(let other)):
      guard let a = mine.last, let b = other.last, a.name == b.name else { return nil }
      return zip(a.arguments, b.arguments).lazy.compactMap { $0.part(name, in: $1) }.first
    case (.tuple(let a), .tuple(let b)): return zip(a, b).lazy.compactMap { $0.part(name, in: $1) }.first
    case (.function(let a, let r), .function(let b, let s)):
      return zip(a + [r], b + [s]).lazy.compactMap { $0.part(name, in: $1) }.first
    case (.metatype(let a), .metatype(let b)): return a.part(name, in: b)
    default: return nil
    }
  }
}
