/// Members that are something else in each class below the one that declares them, since what they say of `self` leads to what such a class
/// overrides.
final class VariedMembers {
  private let symbols: Symbols
  private let spoken: SpokenNames
  private let relevant: Set<DeclarationID>
  /// By type, as far as that was asked.
  private var known: [String: Set<String>] = [:]

  init(_ symbols: Symbols, _ spoken: SpokenNames, relevant: Set<DeclarationID>) {
    (self.symbols, self.spoken, self.relevant) = (symbols, spoken, relevant)
  }

  /// Their names in an object of which no more is known than that it is of a type.
  func names(of key: String) -> Set<String> {
    if let names = known[key] { return names }
    known[key] = find(key)
    return known[key]!
  }

  /// Whether the type of the object decides what a member is, as far as its own class does not.
  func contains(_ id: DeclarationID) -> Bool {
    guard let owner = symbols.enclosingType(id) else { return false }
    return names(of: owner).contains(symbols.declaration(id).name)
  }

  private func find(_ key: String) -> Set<String> {
    guard let symbol = symbols.types[key], symbol.vocabulary == nil, !symbol.isExternal, symbols.subtypes[key] != nil else {
      return []
    }
    var names = symbol.isProtocol ? demanded(by: symbol) : overridden(below: key)
    guard !names.isEmpty else { return [] }
    let levels = symbols.levels(of: symbol.nominal).filter { $0.symbol.vocabulary == nil && !$0.symbol.isExternal }
    let members = Set(levels.flatMap { $0.symbol.sortedMembers.filter(isFollowed) })
    var open = names.sorted()
    while let name = open.popLast() {
      for id in spoken.speakers(of: name) where members.contains(id) && names.insert(symbols.declaration(id).name).inserted {
        open.append(symbols.declaration(id).name)
      }
    }
    return names
  }

  /// Whether a member is what something that it says leads to.
  private func isFollowed(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    switch declaration.kind {
    case .property, .function: return relevant.contains(id) && (declaration.body != nil || declaration.value != nil)
    default: return false
    }
  }

  /// What has to do with containers and is declared anew in some class below.
  private func overridden(below key: String) -> Set<String> {
    var names: Set<String> = []
    for below in symbols.descendants(of: key) {
      for id in symbols.types[below]?.sortedMembers ?? [] where relevant.contains(id) {
        let declaration = symbols.declaration(id)
        if declaration.modifiers.contains("override") { names.insert(declaration.name) }
      }
    }
    return names
  }

  /// The properties that a protocol demands and that have to do with containers.
  private func demanded(by symbol: TypeSymbol) -> Set<String> {
    var names: Set<String> = []
    for id in symbol.sortedMembers where relevant.contains(id) {
      let declaration = symbols.declaration(id)
      let isDemanded = symbols.parent(of: id).map { symbols.declaration($0).kind == .protocol } ?? false
      if isDemanded, declaration.kind == .property, declaration.body == nil { names.insert(declaration.name) }
    }
    return names
  }
}
