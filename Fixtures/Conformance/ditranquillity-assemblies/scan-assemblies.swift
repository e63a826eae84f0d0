// Upstream: DITranquillityTests_Scan.test03_ScanAssembly and test04_ScanAssemblyUseAssembly1 (1.3.1). A scan of assemblies is an
// assembly that depends on those found: it brings their public modules, not their internal ones.
import DITranquillity

final class Oak {}
final class Root {}

class OakModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}

class RootModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Root() } }
}

class ScannedWood: DIScanned, DIAssembly {
  var publicModules: [DIModule] = [OakModule()]
  var internalModules: [DIModule] = [RootModule()]
  var dependencies: [DIAssembly] = []
}

class Land: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [DIScanAssembly(predicateByName: { $0.contains("Wood") })]
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Land()).build()
  let oak: Oak = *!scope
  let root: Root = *!scope  // expect: leaked-internal-module
  _ = (oak, root)
}
