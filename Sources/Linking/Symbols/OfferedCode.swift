import Model

/// What programs elsewhere may call.
extension Symbols {
  /// Whether somebody whose code is not here may say the name of a declaration, or call what a protocol that is offered demands.
  func isOffered(_ id: DeclarationID) -> Bool {
    guard isPublic(id) || saysPublic(id) && isDemandedByWhatIsOffered(id) else { return false }
    // A library that an app of the project links may have other users, unless nobody else can link it.
    return targetOfFile[id.file].map { !["app", "extension"].contains(targets[$0].kind) && !inaccessible.contains($0) } ?? true
  }

  /// Whether other modules see a declaration: they do if they see what is around it, too, and of what an extension extends the type.
  func isPublic(_ id: DeclarationID) -> Bool {
    let parent = parent(of: id)
    if declaration(id).kind == .extension {
      let own = typeOf[id].flatMap { types[$0] }?.declarations.filter { $0.file < appFiles && declaration($0).isNominal } ?? []
      return own.isEmpty || own.contains(where: isPublic)
    }
    let isGiven = parent.map { [.extension, .protocol].contains(declaration($0).kind) && saysPublic($0) } ?? false
    return (saysPublic(id) || isGiven) && parent.map(isPublic) ?? true
  }

  private func saysPublic(_ id: DeclarationID) -> Bool {
    !declaration(id).modifiers.isDisjoint(with: ["public", "open", "package"])
  }

  private func isDemandedByWhatIsOffered(_ id: DeclarationID) -> Bool {
    guard let symbol = enclosingType(id).flatMap({ types[$0] }) else { return false }
    return levels(of: symbol.nominal).contains { level in
      level.symbol.isProtocol && level.symbol.vocabulary == nil && level.symbol.members[declaration(id).name] != nil
        && level.symbol.declarations.contains(where: isPublic)
    }
  }

  /// Whether an object of a type that others see is made nowhere but in its own module, so that they have only those that this hands out.
  func isMadeInItsModule(_ symbol: TypeSymbol) -> Bool {
    let levels = levels(of: symbol.nominal)
    guard symbol.declarations.contains(where: { [.class, .struct, .actor].contains(declaration($0).kind) }),
      levels.allSatisfy({ $0.symbol.key == symbol.key || $0.symbol.isProtocol })
    else { return false }
    return levels.allSatisfy { level in
      let makers = level.symbol.members["init"] ?? []
      return level.symbol.isProtocol ? makers.isEmpty : !makers.contains(where: isPublic)
    }
  }
}
