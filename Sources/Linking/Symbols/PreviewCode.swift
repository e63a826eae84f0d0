import Model

extension Symbols {
  /// What only an editor's preview runs: `#Preview`s, `PreviewProvider`s and what extends these, and statics that are named as theirs
  /// (`previews`, `previewResolver`). It is no run of the program: what it makes and asks for is not looked at.
  func previewDeclarations() -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for (file, digest) in digests[..<appFiles].enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        // What encloses a declaration stands before it.
        let isInside = declaration.parent.map { found.contains(DeclarationID(file: file, index: $0)) } ?? false
        if isInside || isPreview(declaration) { found.insert(id) }
      }
    }
    return found
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
