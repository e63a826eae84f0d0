import Model

/// Of which types an executable makes objects, by what its code says: a class that it is only handed, or that some property of it would
/// keep, is not made by that, and what its objects do does not happen there.
final class MadeObjects {
  private let symbols: Symbols
  private let spoken: SpokenNames
  private var sayings: [DeclarationID: SaidMakings] = [:]
  private var openTypes: [String: Bool] = [:]

  init(_ symbols: Symbols, _ spoken: SpokenNames) { (self.symbols, self.spoken) = (symbols, spoken) }

  /// Whether an object that a declaration of the program belongs to may be made in code of which some is reached.
  func mayRun(_ id: DeclarationID, where isReached: (DeclarationID) -> Bool) -> Bool {
    guard let first = owner(of: id) else { return true }
    if symbols.declaration(id).kind == .initializer, !mayBeCalled(id, of: first, where: isReached) { return false }
    var seen: Set<String> = [first]
    var open = [first]
    while let key = open.popLast() {
      for type in [key] + symbols.descendants(of: key) {
        guard let symbol = symbols.types[type], !isMadeUnseen(symbol) else { return true }
        for maker in makers(of: symbol) where isReached(maker) {
          guard !maker.isFileScope, let owner = owner(of: maker) else { return true }
          if seen.insert(owner).inserted { open.append(owner) }
        }
      }
    }
    return false
  }

  /// Whether what is reached may call an initializer, as far as labels and numbers tell: by the name of its type or of one below it, or in another
  /// initializer of these.
  private func mayBeCalled(_ id: DeclarationID, of key: String, where isReached: (DeclarationID) -> Bool) -> Bool {
    let initializer = symbols.declaration(id)
    let below = symbols.descendants(of: key)
    // What says nothing of `super` calls the one that takes nothing.
    if !below.isEmpty, initializer.mayTake([]) { return true }
    func takes(_ making: [Argument]?) -> Bool { making.map(initializer.mayTake) ?? true }
    return ([key] + below).contains { type in
      guard let symbol = symbols.types[type], !isMadeUnseen(symbol) else { return true }
      if (symbol.members["init"] ?? []).contains(where: { saying($0).delegations.contains(where: takes) }) { return true }
      let name = symbol.path[symbol.path.count - 1]
      return makers(of: symbol).contains { maker in
        guard isReached(maker) else { return false }
        let said = saying(maker)
        return said.isWhole || said.initializers.contains(where: takes) || said.delegations.contains(where: takes)
          || [name, "Self"].contains { said.makings[$0]?.contains(where: takes) ?? said.names.contains($0) }
      }
    }
  }

  /// The class, actor or structure of which there must be an object for a declaration to run.
  private func owner(of id: DeclarationID) -> String? {
    var current = id
    while let parent = symbols.parent(of: current) {
      if let key = symbols.typeOf[parent] {
        guard !symbols.declaration(current).isStatic, let symbol = symbols.types[key] else { return nil }
        switch symbols.declaration(current).kind {
        case .function, .initializer, .subscript, .property: break
        default: return nil
        }
        let isMade = symbol.declarations.contains { [.class, .actor, .struct].contains(symbols.declaration($0).kind) }
        return isMade ? key : nil
      }
      current = parent
    }
    return nil
  }

  /// Whether code that is not here, or that knows only a protocol, may make an object of a type that is named anywhere.
  private func isMadeUnseen(_ symbol: TypeSymbol) -> Bool {
    if let known = openTypes[symbol.key] { return known }
    let found = symbols.levels(of: symbol.nominal).contains { level in
      level.symbol.vocabulary != nil || level.symbol.isExternal
        || level.symbol.isProtocol && level.symbol.members["init"] != nil
        || level.symbol.ancestors.contains { ancestor in
          guard ancestor.key.map({ symbols.types[$0] == nil }) ?? true else { return false }
          return ancestor.baseName.map { !systemMakesNothing.contains($0) && !$0.hasPrefix("NSObject") } ?? true
        }
        || level.symbol.declarations.contains { isChangedOutside($0) }
    }
    openTypes[symbol.key] = found
    return found
  }

  /// Whether a declaration wears what may add to it or make what it names: a macro, or a wrapper that does not only keep something.
  private func isChangedOutside(_ id: DeclarationID) -> Bool {
    symbols.declaration(id).attributes.contains { attribute in
      guard let name = attribute.name.baseName, name.first?.isUppercase == true else { return false }
      return !Self.keeping.contains(name)
    }
  }

  private static let keeping: Set<String> = [
    "Bindable", "Binding", "EnvironmentObject", "MainActor", "Observable", "ObservationIgnored", "ObservedObject", "Published",
    "State", "StateObject", "ViewBuilder",
  ]

  /// Who may make an object of a type, in the order of the files.
  private func makers(of symbol: TypeSymbol) -> [DeclarationID] {
    let name = symbol.path[symbol.path.count - 1]
    var found = spoken.speakers(of: name).filter { saying($0).isWhole || saying($0).names.contains(name) }
    found += spoken.speakers(of: "Self").filter { saying($0).names.contains("Self") && mayMean(symbol, within: $0) }
    found += spoken.speakers(of: "init").filter { id in
      saying(id).initializers.contains { mayBeMade(symbol, with: $0) }
        || isStatic(id) && !saying(id).delegations.isEmpty && mayMean(symbol, within: id)
    }
    guard let own = symbol.declarations.first(where: { symbols.declaration($0).isNominal }) else { return found }
    return found.filter { symbols.mayName(own, in: $0.file) }
  }

  /// Whether `Self` may be a type where something stands.
  private func mayMean(_ symbol: TypeSymbol, within id: DeclarationID) -> Bool {
    guard !id.isFileScope, let key = symbols.enclosingType(id) else { return false }
    return symbols.levels(of: symbol.nominal).contains { $0.symbol.key == key }
  }

  private func isStatic(_ id: DeclarationID) -> Bool { !id.isFileScope && symbols.declaration(id).isStatic }

  private func mayBeMade(_ symbol: TypeSymbol, with arguments: [Argument]?) -> Bool {
    guard let arguments else { return true }
    let own = symbols.levels(of: symbol.nominal).flatMap { $0.symbol.members["init"] ?? [] }
    if own.contains(where: { symbols.declaration($0).mayTake(arguments) }) { return true }
    // What Swift writes takes the stored properties of a structure, and nothing in a class.
    if arguments.isEmpty { return own.isEmpty }
    return symbol.declarations.contains { symbols.declaration($0).kind == .struct }
      && arguments.allSatisfy { argument in argument.label.map { symbol.members[$0] != nil } ?? argument.isTrailing }
  }

  private func saying(_ id: DeclarationID) -> SaidMakings {
    if let known = sayings[id] { return known }
    var found: SaidMakings
    if id.isFileScope {
      found = SaidMakings(symbols.digests[id.file].statements) { $0.visit(symbols.digests[id.file].statements) }
    } else {
      let declaration = symbols.declaration(id)
      found = SaidMakings(declaration.written) { $0.visit(declaration) }
      var around: DeclarationID? = id
      while let next = around {
        found.isWhole = found.isWhole || isChangedOutside(next)
        around = symbols.parent(of: next)
      }
    }
    sayings[id] = found
    return found
  }
}
