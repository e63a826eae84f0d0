import Model

/// Initializers: of several that a type has each is called with what it takes.
extension UnspokenCode {
  /// Who says what a function or property is called by, or calls an initializer; nil where somebody does who is called for certain, and where
  /// all hangs on the type whose it is.
  ///
  /// - Parameter isNamed: What overrides another is called by that one's name as well.
  func speakers(
    of id: DeclarationID, _ candidate: Candidate, isNamed: Bool = false, unless isCalled: (DeclarationID) -> Bool
  ) -> [DeclarationID]? {
    if let type = candidate.owner, isToldByLabels(id) { return speech.makers(by: id, of: type, unless: isCalled) }
    return candidate.isOverride && !isNamed ? nil : speech.speakers(of: id, unless: isCalled)
  }

  /// Whether an initializer is called only with the name of its type, `Self` or `init` in front of what it takes: no protocol demands it, and its
  /// type has no other name.
  private func isToldByLabels(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .initializer, declaration.modifiers.isDisjoint(with: ["required", "override", "dynamic"]),
      let symbol = symbols.enclosingType(id).flatMap({ symbols.types[$0] }), !symbol.isProtocol,
      !namesBehindAliases.contains(symbol.path[symbol.path.count - 1])
    else { return false }
    return !symbols.levels(of: symbol.nominal).contains { $0.symbol.isProtocol && $0.symbol.members["init"] != nil }
  }
}
