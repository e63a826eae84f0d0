import Model

/// Types of one name that a file sees alike.
extension Symbols {
  /// The types that a plain name may mean in a file whose imports bring several of them, if it means this one at first sight. Where one is nearer
  /// than all others, as the file's own module is, nothing else is meant, and there are none.
  func namesakes(_ name: String, of type: TypeName, for file: Int) -> [TypeName] {
    guard let all = global[name], all.count > 1 else { return [] }
    let place = LookupMemory.Place(type: type, file: file, declaration: nil)
    if let known = memory.namesakes[place] { return known }
    let found = namesakes(TypePart(name, type.arguments), among: all, for: file)
    let types = found.contains(type) ? found : []
    memory.namesakes[place] = types
    return types
  }

  private func namesakes(_ part: TypePart, among all: [DeclarationID], for file: Int) -> [TypeName] {
    let visible = all.filter {
      let declaration = declaration($0)
      return (declaration.isNominal || declaration.kind == .typealias) && isVisible($0, from: file)
    }
    // What imports bring; one that is nearer is meant, and what is further away is not seen by rights.
    guard let nearest = visible.map({ nearness($0, to: file) }).min(), nearest == 2 else { return [] }
    var types: [TypeName] = []
    for id in visible.sorted() where nearness(id, to: file) == nearest {
      let type = settle { () throws(Unanswered) in try named(id, part, nil) ?? .unknown }
      if !types.contains(type) { types.append(type) }
    }
    return types.count > 1 ? types : []
  }

  /// Whether a file may mention a member at all: those of another module only if they are public.
  func isMentionable(_ id: DeclarationID, from file: Int) -> Bool {
    declaration(id).kind == .enumCase || self.file(file, isWithin: reach(of: id))
  }

  /// Whether what Swift writes for a type, which is internal, may be mentioned in a file.
  func seesWhatSwiftWrites(for type: TypeName, from file: Int) -> Bool {
    guard let symbol = type.unwrapped.key.flatMap({ types[$0] }), !symbol.isExternal else { return true }
    return symbol.declarations.contains { id in
      guard declaration(id).isNominal else { return false }
      // A macro may write what nobody sees here.
      if !declaration(id).attributes.isEmpty { return true }
      guard let target = targetOfFile[id.file] else { return true }
      return self.file(file, isWithin: .module(targets[target].module))
    }
  }
}
