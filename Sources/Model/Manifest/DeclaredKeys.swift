public struct DeclaredProvider: Hashable, Sendable {
  public var type: TypeName
  /// Protocols it is provided as, beside its own type.
  public var aliases: [TypeName]
  public var keyName: String?
  public var tags: [TypeName]
  public var lifetime: Lifetime
  public var needs: [DeclaredNeed]
  public var at: Location

  public init(
    type: TypeName, aliases: [TypeName] = [], keyName: String? = nil, tags: [TypeName] = [], lifetime: Lifetime,
    needs: [DeclaredNeed] = [], at: Location
  ) {
    self.type = type
    self.aliases = aliases
    self.keyName = keyName
    self.tags = tags
    self.lifetime = lifetime
    self.needs = needs
    self.at = at
  }
}

public struct DeclaredNeed: Hashable, Sendable {
  public var key: Key
  public var isOptional: Bool
  public var isMany: Bool
  public var phase: Need.Phase
  public var at: Location

  public init(key: Key, isOptional: Bool = false, isMany: Bool = false, phase: Need.Phase = .eager, at: Location) {
    self.key = key
    self.isOptional = isOptional
    self.isMany = isMany
    self.phase = phase
    self.at = at
  }
}

/// A key provided from outside: `*` in the type stands for any run of characters.
public struct DeclaredKey: Hashable, Sendable {
  public var type: String
  public var name: String?
  public var at: Location

  public init(type: String, name: String?, at: Location) {
    self.type = type
    self.name = name
    self.at = at
  }
}
