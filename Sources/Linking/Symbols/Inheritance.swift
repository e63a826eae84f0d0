import Model

/// A name after a colon.
private struct InheritedName {
  var symbol: TypeSymbol
  var written: TypeName
  var scope: Scope
  var isExtensions: Bool
  /// What it was found to mean, the last one last.
  var found: [TypeName] = []
  /// It came back to what it had meant before: it depends on itself, and stays.
  var isSettled = false
}

extension Symbols {
  /// Finds what every type inherits.
  ///
  /// What a name after a colon means may depend on what other types inherit. So all are looked up at once where nobody inherits
  /// anything; then, in rounds, those again that asked types which have changed, each against what the round before it found.
  /// Nothing depends on which is looked up first. Each name takes every meaning once at most, so the rounds come to an end.
  func inherit() {
    for symbol in types.values { symbol.ancestors = [] }
    var names: [InheritedName] = []
    var ownNames: [ObjectIdentifier: [Int]] = [:]
    for symbol in types.values {
      for id in symbol.declarations {
        let scope = inheritanceScope(id)
        for written in declaration(id).inherits {
          ownNames[ObjectIdentifier(symbol), default: []].append(names.count)
          names.append(InheritedName(symbol: symbol, written: written, scope: scope, isExtensions: !declaration(id).isNominal))
        }
      }
    }
    var askers: [ObjectIdentifier: Set<Int>] = [:]
    var open = Set(names.indices)
    while !open.isEmpty {
      memory = LookupMemory(isTracking: true)
      var changed: [Int: TypeName] = [:]
      for index in open where !names[index].isSettled {
        memory.consulted = []
        let found = settle { () throws(Unanswered) in try lookUp(names[index].written, in: names[index].scope) }
        for symbol in memory.consulted { askers[symbol, default: []].insert(index) }
        if names[index].found.last != found { changed[index] = found }
      }
      var symbols: [ObjectIdentifier: TypeSymbol] = [:]
      for (index, type) in changed {
        names[index].isSettled = names[index].found.contains(type)
        names[index].found.append(type)
        symbols[ObjectIdentifier(names[index].symbol)] = names[index].symbol
      }
      for (id, symbol) in symbols { symbol.ancestors = ancestors((ownNames[id] ?? []).map { names[$0] }) }
      open = symbols.keys.reduce(into: []) { $0.formUnion(askers[$1] ?? []) }
    }
    memory = LookupMemory()
  }

  /// What a type inherits: first what it names itself, as written, then what its extensions name, in an order that does not depend
  /// on where they stand.
  private func ancestors(_ names: [InheritedName]) -> [TypeName] {
    names.filter { !$0.isExtensions }.compactMap(\.found.last)
      + names.filter(\.isExtensions).compactMap(\.found.last).sorted { $0.description < $1.description }
  }

  /// Names after a colon are looked up around the type, with its type parameters in force.
  private func inheritanceScope(_ id: DeclarationID) -> Scope {
    var generics: [String: TypeName] = [:]
    for parameter in declaration(id).generics { generics[parameter.name] = .open(parameter.name) }
    return Scope(file: id.file, declaration: parent(of: id), generics: generics)
  }
}
