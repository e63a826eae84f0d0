import Model

extension Symbols {
  /// What only an editor's preview runs: `#Preview`s, `PreviewProvider`s and what extends these, and statics that are named as theirs
  /// (`previews`, `previewResolver`); and what a framework asks a type for in tests and previews alone. It is no run of the program: what it
  /// makes and asks for is not looked at.
  func previewDeclarations() -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    let demanded = demandedElsewhere()
    for (file, digest) in digests[..<appFiles].enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        // What encloses a declaration stands before it.
        let isInside = declaration.parent.map { found.contains(DeclarationID(file: file, index: $0)) } ?? false
        if isInside || isPreview(declaration) || meets(id, demanded) { found.insert(id) }
      }
    }
    return found
  }

  /// What frameworks' protocols demand and no program that runs reads, by name.
  private func demandedElsewhere() -> [String: Set<DeclarationID>] {
    var found: [String: Set<DeclarationID>] = [:]
    for (file, digest) in digests.enumerated().dropFirst(appFiles) {
      for (index, declaration) in digest.declarations.enumerated()
      where declaration.isStatic && declaration.kind == .property
        && declaration.attributes.contains(where: { $0.name.isNamed("elsewhere") })
      {
        found[declaration.name, default: []].insert(DeclarationID(file: file, index: index))
      }
    }
    return found
  }

  /// Whether a declaration is what a type has for one of these demands.
  private func meets(_ id: DeclarationID, _ demanded: [String: Set<DeclarationID>]) -> Bool {
    let declaration = declaration(id)
    guard declaration.isStatic, declaration.kind == .property, let demands = demanded[declaration.name],
      let symbol = enclosingType(id).flatMap({ types[$0] })
    else { return false }
    return levels(of: symbol.nominal).contains { level in
      level.symbol.members[declaration.name]?.contains(where: demands.contains) ?? false
    }
  }

  private func isPreview(_ declaration: Declaration) -> Bool {
    if declaration.kind == .function, declaration.name == "#Preview" { return true }
    if declaration.inherits.contains(where: { $0.baseName == "PreviewProvider" }) { return true }
    // What is added to all of them, whatever it is called.
    if declaration.kind == .extension, declaration.type?.baseName == "PreviewProvider" { return true }
    guard declaration.isStatic, declaration.kind == .property || declaration.kind == .function,
      declaration.name.hasPrefix("preview")
    else { return false }
    let rest = declaration.name.dropFirst("preview".count)
    return rest.isEmpty || rest == "s" || rest.first!.isUppercase
  }
}
