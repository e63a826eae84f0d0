import DITranquillity

public final class MapAssembly: DIAssembly {
  public var publicModules: [DIModule] {
    var modules: [DIModule] = [MapModule()]
    modules.append(BeaconModule())
    return modules
  }
  public var internalModules: [DIModule] { return [SimulationModule()] }
  public var dependencies: [DIAssembly] { return [CoreAssembly()] }

  public init() {}
}
