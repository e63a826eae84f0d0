import DITranquillity

public final class TicketAssembly: DIAssembly {
  public let publicModules: [DIModule] = [TicketModule()]
  public let internalModules: [DIModule] = []
  public let dependencies: [DIAssembly] = [CoreAssembly(), BadgeAssembly()]
  public let dynamicDeclarations: [DIDynamicDeclaration] = [(module: MemberBadgeModule(), for: BadgeAssembly())]

  public init() {}
}
