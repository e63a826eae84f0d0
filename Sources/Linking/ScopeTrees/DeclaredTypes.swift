import Model

/// What a framework's tool knows of types from declarations alone: no source says which of them are protocols.
struct DeclaredTypes {
  /// What is asked for.
  enum Asked: Hashable {
    /// A type that is registered as itself, or that no registration offers.
    case itself(TypeName)
    /// All of these, which registrations offer.
    case offered([TypeName])
  }

  /// Types that are registered and offered as something else.
  private var hidden: Set<TypeName> = []
  /// By name, types that are registered as themselves.
  private var plain: [String: Set<TypeName>] = [:]
  /// By what is offered and the name, the type that is made.
  private var offering: [TypeName: [String: TypeName]] = [:]

  mutating func add(name: String, type: TypeName, offers: [TypeName]) {
    if offers.isEmpty {
      plain[name, default: []].insert(type)
    } else {
      hidden.insert(type)
      for offer in offers { offering[offer, default: [:]][name] = type }
    }
  }

  /// What a need under that name means.
  func asked(_ types: [TypeName], name: String) -> Asked {
    guard types.count == 1 else { return .offered(types) }
    let type = types[0]
    if hidden.contains(type) || plain[name]?.contains(type) == true { return .itself(type) }
    return offering[type] == nil ? .itself(type) : .offered(types)
  }

  /// The type that is made for it, wherever it is registered; nil where the declarations name several.
  func made(for asked: Asked, name: String) -> TypeName? {
    switch asked {
    case .itself(let type): return type
    case .offered(let types):
      let made = Set(
        types.map { type in
          guard let known = offering[type] else { return type }
          return known[name] ?? (known.count == 1 ? known.values.first! : type)
        })
      return made.count == 1 ? made.first : nil
    }
  }
}

extension TypeName {
  /// The parts of `A & B`; any other type by itself.
  var members: [TypeName] { if case .composition(let members) = self { members } else { [self] } }
}

extension Provider {
  /// What it is offered as; empty where that is its own type.
  var offers: [TypeName] {
    let types = keys.map(\.type)
    return implementation.map { types == [$0] } ?? false ? [] : types
  }
}
