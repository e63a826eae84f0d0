import Model

/// Where the program says a name.
struct NamePlace {
  /// The body in which it stands; nil at file scope.
  var body: DeclarationID?
  /// In front of the name; nil where nothing stands there.
  var base: Expression?
  /// What is assigned to all of what has the name there, where that is what changes it.
  var value: Expression?
}

extension Evaluator {
  /// Whether a name means a member of one of these types, none being what stands at file scope: what no local variable hides. nil where that cannot be told.
  func means(_ place: NamePlace, _ names: ReceiverNames) -> Bool? {
    if place.base == nil, names.isEmpty { return true }
    return namesOfOwners(of: place).map { !$0.isDisjoint(with: names) }
  }

  /// The types of which a name may mean a member, by their unqualified names; nil where that cannot be told.
  func namesOfOwners(of place: NamePlace) -> ReceiverNames? {
    guard let base = place.base else { return receivers.enclosing(place.body) }
    return place.body.flatMap { receivers.names(base, localNames(of: $0)) }
  }

  func localNames(of body: DeclarationID) -> LocalNames {
    if let known = program.localNames[body] { return known }
    let names = LocalNames(body, symbols)
    program.localNames[body] = names
    return names
  }

  /// The types of which an object may be that has a property, by their unqualified names: those above and below the one that declares it.
  func namesOfOwners(of property: DeclarationID) -> ReceiverNames {
    guard let owner = symbols.enclosingType(property), let symbol = symbols.types[owner] else { return [] }
    let around = symbols.levels(of: symbol.nominal).map(\.symbol.key)
    let below = symbols.descendants(of: owner)
    return Set((around + below).compactMap { symbols.types[$0]?.path.last })
  }
}
