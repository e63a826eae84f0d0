import Model

/// What classes and protocols that stand outside the sources may call by name.
extension Symbols {
  /// Whether something above a type that nobody here declares may call such a member. A class calls nothing below it but what overrides its
  /// own; what a protocol calls is known of a few of the system's, and what one calls that is told of something takes what it is told.
  func mayBeDemanded(_ member: Declaration, above symbol: TypeSymbol) -> Bool {
    if symbol.isExternal { return mayDemand(symbol.path.last ?? "", member, isSuperclass: false) }
    return symbol.ancestors.contains { ancestor in
      guard ancestor.key.map({ types[$0] == nil }) ?? true else { return false }
      return mayDemand(ancestor.baseName ?? "", member, isSuperclass: isSuperclass(ancestor, of: symbol))
    }
  }

  private func mayDemand(_ outside: String, _ member: Declaration, isSuperclass: Bool) -> Bool {
    if isSuperclass || outside == "NSObject" || systemSuperclasses[outside] != nil { return false }
    guard let words = systemRequirements[outside] else {
      let isTold = outside.hasSuffix("Delegate") || outside.hasSuffix("DataSource")
      return !(isTold && member.kind == .function && member.parameters.isEmpty)
    }
    return words.contains { $0.last == "*" ? member.name.hasPrefix($0.dropLast()) : member.name == $0 }
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
