import DITranquillity

/// Badges for visitors. Who has any to give declares a module for this assembly.
public final class BadgeAssembly: DIDynamicAssembly {
  public init() {}
}
