import DITranquillity

public final class ExhibitAssembly: DIAssembly {
  public let publicModules: [DIModule] = [ExhibitModule()]
  public let internalModules: [DIModule] = []
  public let dependencies: [DIAssembly] = [CoreAssembly(), AudioAssembly()]

  public init() {}
}
