import Model

/// Functions that are declared in the body of another.
extension UnspokenCode {
  func isLocal(_ id: DeclarationID) -> Bool {
    guard symbols.declaration(id).kind == .function, let parent = symbols.parent(of: id) else { return false }
    return !symbols.declaration(parent).isNominal && symbols.declaration(parent).kind != .extension
  }

  /// Whether nothing calls a function in another's body: nothing calls that other one, or nothing in it that is called says the name.
  func isUncalledLocal(_ id: DeclarationID) -> Bool {
    guard isWhole, id.file < symbols.appFiles, !symbols.leftovers.contains(id.file), let around = speech.speaker(id) else {
      return false
    }
    if contains(around) { return true }
    var called: [DeclarationID] = []
    var open = [id]
    while let next = open.popLast() {
      guard isLocal(next), next.file == id.file, hasPlainAttributes(next) else { return false }
      called.append(next)
      let sayers = speech.sayersInBody(of: around, symbols.declaration(next).name)
      open += sayers.filter { sayer in !called.contains { holds($0, sayer) } }
    }
    return true
  }

  /// Whether something is a declaration, or stands in its body.
  private func holds(_ outer: DeclarationID, _ id: DeclarationID) -> Bool {
    sequence(first: id) { self.symbols.parent(of: $0) }.contains(outer)
  }
}
