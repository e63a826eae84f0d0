import Model

/// Wrapped properties whose type is a type parameter of the type around them: `struct Box<T> { @Injected var content: T }`. What they ask for
/// is known where an object is made with type arguments, and asked for there.
extension Evaluator {
  /// An object has come to life.
  func wearGenerically(_ type: TypeName, _ frame: Frame) {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.generics.isEmpty, symbol.vocabulary == nil else { return }
    let properties = genericWearers(of: symbol)
    guard !properties.isEmpty else { return }
    for level in symbols.levels(of: type) {
      for id in level.symbol.sortedMembers where properties.contains(id) {
        let declaration = symbols.declaration(id)
        let scope = Scope(file: id.file, declaration: id, generics: level.generics)
        let wanted = declaration.type.map { symbols.resolve($0, in: scope) } ?? .unknown
        if wanted.isOpen { counters.openings += 1 }
        guard !wanted.isOpen, !wanted.isPartlyUnknown, let wrapper = wrapper(declaration.attributes, in: scope) else { continue }
        calls.dependencies.effect()
        recording.wornGenerically.insert(id)
        let inner = Frame(scope: scope, function: nil, receiver: nil, depth: birth(ofKnown: wanted, frame))
        wear(
          wrapper.worn(by: Wrapper.Wearer(name: declaration.name, property: id)), type: wanted, value: declaration.value,
          makesEager: handsContainerOn(symbol.key), inner,
          Environment(parent: nil))
      }
    }
  }

  /// Such properties of a generic type and of what it inherits.
  private func genericWearers(of symbol: TypeSymbol) -> Set<DeclarationID> {
    if let known = calls.genericWearers[symbol.key] { return known }
    var found: Set<DeclarationID> = []
    for level in symbols.levels(of: symbol.nominal) where !level.symbol.isProtocol && level.symbol.vocabulary == nil {
      for id in level.symbol.sortedMembers {
        let declaration = symbols.declaration(id)
        let scope = Scope(file: id.file, declaration: id)
        guard declaration.kind == .property, !declaration.isStatic, !declaration.attributes.isEmpty,
          declaration.type.map({ symbols.resolve($0, in: scope).isOpen }) ?? false,
          wrapper(declaration.attributes, in: scope) != nil
        else { continue }
        found.insert(id)
      }
    }
    calls.genericWearers[symbol.key] = found
    return found
  }

  /// Of those whose object nobody is seen to make with types that are known, nobody knows what they ask for.
  func noteWearersOfUnknownTypes() {
    for id in recording.leftToMakers.subtracting(recording.wornGenerically) {
      let reason = "whoever makes the object says of which type its property is"
      recording.opaque.insert(Opaque(what: .need, reason: reason, cure: nil, at: symbols.location(of: id)))
    }
  }
}
