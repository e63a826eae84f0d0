import Model

extension Symbols {
  /// Whether what is asked of an object of a type may be a member of another: `@dynamicMemberLookup`.
  func hasMembersOfOthers(_ symbol: TypeSymbol) -> Bool {
    levels(of: symbol.nominal).contains { level in
      level.symbol.declarations.contains { id in
        declaration(id).attributes.contains { $0.name.isNamed("dynamicMemberLookup") }
      }
    }
  }
}
