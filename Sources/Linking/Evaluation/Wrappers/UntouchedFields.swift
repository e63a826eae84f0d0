import Model

/// What a property wrapper's object holds though its initializer says nothing of it.
extension Evaluator {
  /// Gives the properties that an initializer leaves alone, and that nothing else changes, their initial values, as far as these are constants.
  /// - Parameter initializer: nil where Swift writes it.
  func fillUntouched(_ fields: Fields, of symbol: TypeSymbol, by initializer: DeclarationID?, _ frame: Frame) {
    guard symbol.vocabulary == nil, initializer.map(initializesAlone) ?? true else { return }
    for level in symbols.levels(of: symbol.nominal) where !level.symbol.isProtocol && level.symbol.vocabulary == nil {
      for id in level.symbol.sortedMembers where fields.values[name(of: id)] == nil {
        guard let value = initialConstant(of: id, level.generics, frame), !mayBeChanged(id, of: symbol, by: initializer) else {
          continue
        }
        fields.values[name(of: id)] = value
      }
    }
  }

  /// Whether no other initializer has a part in what the object holds.
  private func initializesAlone(_ initializer: DeclarationID) -> Bool {
    var isAlone = true
    Walk.statements(symbols.declaration(initializer).body ?? []) { expression in
      if case .member(_?, "init", _, _) = expression.form { isAlone = false }
    }
    return isAlone
  }

  private func initialConstant(of id: DeclarationID, _ generics: [String: TypeName], _ frame: Frame) -> Value? {
    let declaration = symbols.declaration(id)
    guard declaration.isStored, !declaration.isStatic, declaration.attributes.isEmpty, isThere(id),
      let type = propertyType(Member(id: id, generics: generics))
    else { return nil }
    guard let expression = declaration.value else {
      let isOptional = declaration.modifiers.contains("var") && type.wrapped != nil
      return isOptional ? Value(.null, type: type, born: frame.depth) : nil
    }
    switch expression.form {
    case .null: return Value(.null, type: type, born: frame.depth)
    case .string(let text?): return Value(.text(text), type: type, born: frame.depth)
    default: return nil
    }
  }

  /// Whether something may change a property of a wrapper's object, other than those of its initializers that do not make it. Whoever has such an object
  /// has it from what wears it, or says its type.
  private func mayBeChanged(_ property: DeclarationID, of symbol: TypeSymbol, by initializer: DeclarationID?) -> Bool {
    let own = symbols.levels(of: symbol.nominal).map(\.symbol.key) + symbols.descendants(of: symbol.key)
    let names = Set(own.compactMap { symbols.types[$0]?.path.last })
    return (program.assignments.named[name(of: property)] ?? []).contains { place in
      let isOther = place.body.map { symbols.declaration($0).kind == .initializer && $0 != initializer } ?? false
      if isOther, place.body.flatMap({ symbols.enclosingType($0) }).map(own.contains) ?? false { return false }
      if place.base == nil, let body = place.body, localNames(of: body).names(name(of: property), receivers) != nil {
        return false
      }
      if let isMeant = means(place, names) { return isMeant }
      return place.base?.isOfWrapper ?? false || !receivers.enclosing(place.body).isDisjoint(with: names)
    }
  }
}

extension Expression {
  /// Whether a name in it is one of those that Swift makes for what a property wears, and for what that shows of itself.
  fileprivate var isOfWrapper: Bool {
    var isThere = false
    Walk.statements([.expression(self)]) { expression in
      switch expression.form {
      case .name(let name, _), .member(_, let name, _, _): isThere = isThere || name.hasPrefix("_") || name.hasPrefix("$")
      default: break
      }
    }
    return isThere
  }
}
