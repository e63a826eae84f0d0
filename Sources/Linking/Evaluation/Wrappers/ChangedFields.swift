import Model

/// What the program puts into the object of a property wrapper once that is made: `$tide.name = .high`, `_tide.container = spare`. What the initializer
/// left there is then not what the wrapper asks with.
extension Evaluator {
  /// Puts into a wrapper's object what is assigned to its properties by the names that Swift makes for what it wraps.
  func fillChanged(_ fields: Fields, of wrapper: Wrapper, _ generics: [String: TypeName], _ frame: Frame) {
    guard let wearer = wrapper.wearer else { return }
    var names = ["_" + wearer.name]
    if showsItself(wrapper.symbol) { names.append("$" + wearer.name) }
    for level in symbols.levels(of: wrapper.symbol.nominal) where !level.symbol.isProtocol {
      for id in level.symbol.sortedMembers where symbols.declaration(id).kind == .property && symbols.declaration(id).body == nil
      {
        let places = (program.assignments.named[name(of: id)] ?? []).filter { isMeant($0, names, wearer) }
        guard !places.isEmpty else { continue }
        let type = propertyType(Member(id: id, generics: level.generics.mapValues { symbols.substitute($0, generics) }))
        fields.values[name(of: id)] = assigned(places, type, frame)
      }
    }
  }

  /// Whether `$name` is the wrapper itself.
  private func showsItself(_ wrapper: TypeSymbol) -> Bool {
    symbols.members(of: wrapper.nominal, named: "projectedValue").contains { member in
      let scope = Scope(file: member.id.file, declaration: member.id)
      guard let type = symbols.declaration(member.id).type else { return false }
      return type.baseName == "Self" || symbols.resolve(type, in: scope).key == wrapper.key
    }
  }

  /// Whether a property is changed there of the wrapper's object that one of these names means.
  private func isMeant(_ place: NamePlace, _ names: [String], _ wearer: Wrapper.Wearer) -> Bool {
    var base = place.base
    while case .force(let inner)? = base?.form { base = inner }
    switch base?.form {
    case .name(let name, _):
      guard names.contains(name) else { return false }
      guard let property = wearer.property else { return place.body == wearer.body }
      return means(NamePlace(body: place.body, base: nil), namesOfOwners(of: property)) ?? true
    case .member(let object?, let name, _, _):
      guard names.contains(name), let property = wearer.property else { return false }
      return means(NamePlace(body: place.body, base: object), namesOfOwners(of: property)) ?? true
    default: return false
    }
  }

  /// The constant that each of the places assigns; something of which only the type is known where one of them assigns another.
  private func assigned(_ places: [NamePlace], _ type: TypeName?, _ frame: Frame) -> Value {
    let unknown = Value(type: type?.unwrapped ?? .unknown, born: frame.depth)
    var found: [Expression.Form: Value] = [:]
    for place in places {
      guard let value = place.value, let body = place.body, Self.isConstant(value) else { return unknown }
      guard found[value.form] == nil else { continue }
      let around = Frame(scope: Scope(file: body.file, declaration: body), function: nil, receiver: nil, depth: frame.depth)
      found[value.form] = evaluate(value, expecting: type, around, Environment(parent: nil))
    }
    return found.count == 1 ? found.values.first! : unknown
  }

  private static func isConstant(_ expression: Expression) -> Bool {
    switch expression.form {
    case .string(_?), .member(nil, _, _, _): true
    case .member(let base?, _, _, _): if case .name(let type, _) = base.form { type.first?.isUppercase == true } else { false }
    default: false
    }
  }
}
