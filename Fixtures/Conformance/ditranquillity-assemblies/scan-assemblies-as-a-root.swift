// Upstream: DITranquillityTests_Scan.test03_ScanAssembly (1.3.1). Registered as a root, the scan still takes what it finds as
// dependencies.
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

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: DIScanAssembly(predicateByName: { $0.hasPrefix("Scanned") }))
  let scope = try builder.build()
  let oak: Oak = *!scope
  let root: Root = *!scope  // expect: leaked-internal-module
  _ = (oak, root)
}
