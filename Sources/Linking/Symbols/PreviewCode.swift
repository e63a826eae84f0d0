import Model

extension Symbols {
  /// What only an editor's preview runs: `#Preview`s, `PreviewProvider`s and what extends these, and statics that are named as theirs
  /// (`previews`, `previewResolver`); and what a framework asks a type for in tests and previews alone. It is no run of the program: what it
  /// makes and asks for is not looked at.
  ///
  /// - Parameter called: named as theirs, and called by the program.
  func previewDeclarations(but called: Set<DeclarationID> = []) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    let demanded = demandedElsewhere()
    for (file, digest) in digests[..<appFiles].enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        // What encloses a declaration stands before it.
        let isInside = declaration.parent.map { found.contains(DeclarationID(file: file, index: $0)) } ?? false
        let isNamed = declaration.isNamedAsPreview && !called.contains(id)
        if isInside || isPreview(declaration) || isNamed || meets(id, demanded) { found.insert(id) }
      }
    }
    return found
  }

  /// What is taken for theirs by its name alone.
  func previewsByName() -> [DeclarationID] {
    digests[..<appFiles].enumerated().flatMap { file, digest in
      digest.declarations.indices.lazy.filter { digest.declarations[$0].isNamedAsPreview }
        .map { DeclarationID(file: file, index: $0) }
    }
  }

  /// Whether somebody names a type's member by the name of that type, or inside it by its own.
  func names(_ member: DeclarationID, _ speaker: DeclarationID) -> Bool {
    guard let owner = enclosingType(member), let type = types[owner]?.path.last else { return false }
    let name = declaration(member).name
    let isInside = !speaker.isFileScope && enclosingType(speaker) == owner
    var found = false
    Walk.statements(speaker.isFileScope ? digests[speaker.file].statements : declaration(speaker).said) { expression in
      switch expression.form {
      case .name(name, _) where isInside: found = true
      case .member(let base?, name, _, _):
        switch base.form {
        case .name("Self", _), .name("self", _): if isInside { found = true }
        case .name(type, _), .member(_, type, _, _): found = true
        default: break
        }
      default: break
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
    return declaration.kind == .extension && declaration.type?.baseName == "PreviewProvider"
  }
}

extension Declaration {
  /// `previews`, `previewResolver`: a static that is named as theirs.
  fileprivate var isNamedAsPreview: Bool {
    guard isStatic, kind == .property || kind == .function, name.hasPrefix("preview") else { return false }
    let rest = name.dropFirst("preview".count)
    return rest.isEmpty || rest == "s" || rest.first!.isUppercase
  }
}
