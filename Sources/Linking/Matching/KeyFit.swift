import Model

/// How well a provider answers a key. Types that were read in part may fit.
enum Fit: Int, Comparable {
  case no, maybe, yes
  static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
}

extension Policy {
  /// The type under which two keys are compared.
  func compared(_ type: TypeName) -> TypeName { unwrapsOptionals ? type.unwrapped : type }

  /// Whether a provider with `keys` answers `key`.
  func fit(of keys: [Key], to key: Key, many: Bool) -> Fit {
    let typed = keys.compactMap { own in
      let fit = min(own.type.fit(to: key.type, self), wires(own, key) ? .yes : own.arguments.fit(to: key.arguments))
      return fit == .no ? nil : (key: own, fit: fit)
    }
    guard !typed.isEmpty else { return .no }
    let best = { (some: [(key: Key, fit: Fit)]) in some.map(\.fit).max() ?? .no }
    if key.tags.isEmpty && key.name == nil {
      if many && manyIgnoresNames || namesAreOptional { return best(typed) }
      return best(typed.filter { $0.key.name == nil && $0.key.tags.isEmpty })
    }
    var result = Fit.yes
    if let name = key.name {
      result = min(result, best(typed.filter { $0.key.name == name || namesFallBack && $0.key.name == nil }))
    }
    for tag in key.tags {
      let tagged = typed.compactMap { typed in
        typed.key.tags.map { min(typed.fit, $0.fit(to: tag, self)) }.max()
      }
      result = min(result, tagged.max() ?? .no)
    }
    return result
  }
}

extension TypeName {
  func fit(to other: TypeName, _ policy: Policy) -> Fit {
    if policy.optionals == .required, wrapped == nil, let inner = other.wrapped { return fit(to: inner, policy) }
    let (a, b) = (policy.compared(self), policy.compared(other))
    return a == b ? (a.isPartlyUnknown ? .maybe : .yes) : a.mayEqual(b) ? .maybe : .no
  }

  /// Whether the types are one if what is unknown in either is chosen well.
  func mayEqual(_ other: TypeName) -> Bool {
    switch (self, other) {
    case (.unknown, _), (_, .unknown):
      return true
    case (.nominal(let a), .nominal(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.arguments.mayEqual($1.arguments) }
    case (.tuple(let a), .tuple(let b)), (.composition(let a), .composition(let b)):
      return a.mayEqual(b)
    case (.function(let a, let resultOfA), .function(let b, let resultOfB)):
      return a.mayEqual(b) && resultOfA.mayEqual(resultOfB)
    case (.metatype(let a), .metatype(let b)):
      return a.mayEqual(b)
    default:
      return false
    }
  }

  /// The type without its generic arguments: `A.B` of `A.B<C>`.
  var bare: TypeName {
    guard case .nominal(let parts) = self else { return self }
    return .nominal(parts.map { TypePart($0.name) })
  }
}

extension [TypeName] {
  fileprivate func mayEqual(_ other: [TypeName]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.mayEqual($1) }
  }

  fileprivate func fit(to other: [TypeName]) -> Fit {
    guard count == other.count else { return .no }
    // Arguments are told apart by their exact types: `T` and `T?` are two.
    return zip(self, other).map { own, wanted in
      if own == wanted { return own.isPartlyUnknown ? .maybe : .yes }
      let (own, wanted) = (own.withoutSystemAliases, wanted.withoutSystemAliases)
      return own == wanted ? .yes : own.mayEqual(wanted) ? .maybe : .no
    }.min() ?? .yes
  }
}

extension DeclaredKey {
  /// Whether the manifest means `key`: the whole type or its last name matches the pattern, and the name is as written.
  /// A pattern without a name means every name.
  func covers(_ key: Key) -> Bool {
    guard name == nil || name == key.name else { return false }
    let type = key.type.unwrapped
    return [type.description, type.baseName].contains { $0?.fits(self.type) == true }
  }
}
