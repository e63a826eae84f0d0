import Model

extension Symbols {
  /// Whether an object of `type` is surely no `other`, so that a cast from one to the other fails. Both must be declared by the
  /// program itself, since nobody knows what a foreign type is; and no type below `type` may be one, since the object may be of it.
  func isSurelyNo(_ type: TypeName, _ other: TypeName) -> Bool {
    if case .composition(let members) = other { return members.contains { isSurelyNo(type, $0) } }
    guard let own = declaredHere(type), let goal = declaredHere(other), !own.isProtocol, own.key != goal.key else { return false }
    var seen: Set<String> = []
    var work = [own.key]
    while let key = work.popLast() {
      guard seen.insert(key).inserted, let symbol = types[key] else { continue }
      if levels(of: symbol.nominal).contains(where: { $0.symbol.key == goal.key }) { return false }
      work += subtypes[key] ?? []
    }
    return true
  }

  /// Whether the program declares it as a structure or an enumeration.
  func isValueType(_ type: TypeName) -> Bool {
    guard let symbol = declaredHere(type) else { return false }
    return symbol.declarations.contains { [.struct, .enum].contains(declaration($0).kind) }
  }

  private func declaredHere(_ type: TypeName) -> TypeSymbol? {
    guard case .nominal(let parts) = type else { return nil }
    let symbol = types[parts.key]
    return symbol.flatMap { $0.isExternal || $0.vocabulary != nil ? nil : $0 }
  }
}
