import Model

extension UnspokenCode {
  /// Who says the name of something that runs only where its name is said: functions and properties, or files at whose scope it is said; nil for
  /// what may run unsaid, be it by the system, or as a part of an object.
  func sayers(of id: DeclarationID) -> [DeclarationID]? {
    let declaration = symbols.declaration(id)
    guard isWhole, id.file < symbols.appFiles, !symbols.leftovers.contains(id.file), runsOnlyWhenSaid(id, declaration) else {
      return nil
    }
    guard let key = symbols.enclosingType(id) else { return speech.sayers(of: id) }
    guard let symbol = symbols.types[key], owner(symbol).isPlain else { return nil }
    if declaration.modifiers.contains("override"), !overridesOwn(declaration, of: symbol) { return nil }
    // What the program adds to a type of the system meets none of its protocols, unless the extension says so.
    let isAddition = symbol.isExternal && symbols.parent(of: id).map { symbols.declaration($0).inherits.isEmpty } ?? false
    return isAddition || !isDemandedOutside(id, of: symbol) ? speech.sayers(of: id) : nil
  }

  /// Of what stands in a body, the function or property whose that is.
  func unit(of id: DeclarationID) -> DeclarationID { speech.speaker(id) ?? id }

  /// Whether nothing happens where somebody has an object, nor where Swift or a macro calls what it knows by itself.
  private func runsOnlyWhenSaid(_ id: DeclarationID, _ declaration: Declaration) -> Bool {
    guard waitsForItsName(id, declaration), declaration.kind != .initializer, !comesWithItsObject(declaration),
      let first = declaration.name.first, first.isLetter || first == "_", !Self.calledBySwift.contains(declaration.name),
      hasPlainAttributes(id), !declaration.modifiers.contains("dynamic")
    else { return false }
    var next = symbols.parent(of: id)
    while let parent = next {
      guard symbols.declaration(parent).isNominal || symbols.declaration(parent).kind == .extension, isPlainType(parent) else {
        return false
      }
      next = symbols.parent(of: parent)
    }
    return true
  }
}

/// What of the code that an executable's files lead to by names it calls, as far as that hangs on who says which name of what: a method is not
/// called where another type's method of its name is, nor a computed property where there is only an object of its type.
final class SaidCode {
  private let unspoken: UnspokenCode
  private let isReached: (DeclarationID) -> Bool
  private var known: [DeclarationID: Bool] = [:]

  init(_ unspoken: UnspokenCode, isReached: @escaping (DeclarationID) -> Bool) {
    (self.unspoken, self.isReached) = (unspoken, isReached)
  }

  func contains(_ id: DeclarationID) -> Bool {
    if known[id] == nil { settle(id) }
    return known[id]!
  }

  /// Finds out of something, and of all on whom that hangs, whether it is called. Those that only say one another are not.
  private func settle(_ id: DeclarationID) {
    var said: [DeclarationID: [DeclarationID]] = [:]
    var called: [DeclarationID] = []
    var seen: Set<DeclarationID> = []
    var open = [id]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let answer = known[next] {
        if answer { called.append(next) }
        continue
      }
      guard isReached(next) else { continue }
      guard !next.isFileScope, let sayers = unspoken.sayers(of: next) else {
        called.append(next)
        continue
      }
      for sayer in sayers {
        said[sayer, default: []].append(next)
        open.append(sayer)
      }
    }
    while let next = called.popLast() {
      guard known[next] != true || said[next] != nil else { continue }
      known[next] = true
      called += said.removeValue(forKey: next) ?? []
    }
    for id in seen where known[id] == nil { known[id] = false }
  }
}
