import Model

/// What classes and protocols that stand outside the sources may call by name.
extension Symbols {
  /// Whether something above a type that nobody here declares may call such a member. A class calls nothing below it but what overrides its
  /// own; what a protocol calls is known of a few of the system's.
  func mayBeDemanded(_ member: DeclarationID, above symbol: TypeSymbol) -> Bool {
    let name = declaration(member).name
    if symbol.isExternal { return mayDemand(symbol.path.last ?? "", name, isSuperclass: false, among: []) }
    return symbol.ancestors.contains { ancestor in
      guard ancestor.key.map({ types[$0] == nil }) ?? true, !standsApart(member, from: ancestor, of: symbol) else { return false }
      return mayDemand(
        ancestor.baseName ?? "", name, isSuperclass: isSuperclass(ancestor, of: symbol),
        among: modules(naming: ancestor, of: symbol))
    }
  }

  /// - Parameter modules: Those of which one declares what stands outside.
  private func mayDemand(_ outside: String, _ name: String, isSuperclass: Bool, among modules: Set<String>) -> Bool {
    if isSuperclass || outside == "NSObject" || systemSuperclasses[outside] != nil { return false }
    let known = modules.compactMap { libraryRequirements["\($0).\(outside)"] } + [systemRequirements[outside]].compactMap { $0 }
    guard !known.isEmpty else { return true }
    return known.joined().contains { $0.last == "*" ? name.hasPrefix($0.dropLast()) : name == $0 }
  }

  /// The modules that a file imports which says that a type has a protocol; none where several files do.
  private func modules(naming ancestor: TypeName, of symbol: TypeSymbol) -> Set<String> {
    let files = Set(symbol.declarations.filter { declaration($0).inherits.contains(ancestor) }.map(\.file))
    return files.count == 1 ? imports[files.first!] : []
  }

  /// Whether a function is none that a protocol for delegates calls: it is told nothing, and stands in an extension for nothing in particular,
  /// where the protocol has an extension of its own.
  private func standsApart(_ member: DeclarationID, from outside: TypeName, of symbol: TypeSymbol) -> Bool {
    let (name, function) = (outside.baseName ?? "", declaration(member))
    guard name.hasSuffix("Delegate") || name.hasSuffix("DataSource"), function.kind == .function, function.parameters.isEmpty,
      let home = parent(of: member).map(declaration), home.kind == .extension, home.inherits.isEmpty
    else { return false }
    let adopting = symbol.declarations.map(declaration).filter { $0.inherits.contains(outside) }
    return adopting.allSatisfy { $0.kind == .extension }
  }

  /// Whether a name behind a class's colon must be that of its superclass: it is the first one, and the class overrides something, or calls
  /// what stands above it.
  private func isSuperclass(_ type: TypeName, of symbol: TypeSymbol) -> Bool {
    guard let own = symbol.declarations.first(where: { declaration($0).kind == .class }),
      let first = declaration(own).inherits.first, first.baseName == type.baseName
    else { return false }
    return symbol.declarations.contains { id in
      (children[id] ?? []).contains { member in
        let member = declaration(member)
        if member.modifiers.contains("override") { return true }
        var isFound = false
        Walk.statements(member.body ?? []) { if case .name("super", _) = $0.form { isFound = true } }
        return isFound
      }
    }
  }
}

extension UnspokenCode {
  private func isForOwnTypes(_ id: DeclarationID) -> Bool {
    symbols.declaration(id).attributes.contains { $0.name.isNamed("own") }
  }

  /// Whether something outside the sources may call a member of an object of a type, or of one below it; nil: any.
  func isDemandedOutside(_ member: DeclarationID?, of symbol: TypeSymbol) -> Bool {
    let below = symbols.descendants(of: symbol.key).compactMap { symbols.types[$0] }
    return ([symbol] + below).contains { type in
      symbols.levels(of: type.nominal).contains { level in
        guard let vocabulary = level.symbol.vocabulary else {
          guard symbols.isFromOutside(level.symbol) else { return false }
          return member.map { symbols.mayBeDemanded($0, above: level.symbol) } ?? symbols.mayBeMadeOutside(level.symbol)
        }
        guard let member else {
          // Frameworks find some of their modules by themselves.
          return !level.symbol.isProtocol
            || symbols.vocabularies[vocabulary].shapes.contains { $0.type == level.symbol.path.last }
        }
        // Some of what they ask for they call on types of their own alone.
        if type.vocabulary == nil, level.symbol.declarations.contains(where: isForOwnTypes) { return false }
        // Who extends a class of theirs that is final overrides nothing.
        if level.symbol.key == type.key, !symbols.mayBeInherited(level.symbol) { return false }
        return level.symbol.members[symbols.declaration(member).name]?.contains { $0.file >= symbols.appFiles } ?? false
      }
    }
  }
}
