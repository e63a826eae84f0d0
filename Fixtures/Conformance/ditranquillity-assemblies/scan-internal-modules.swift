// Upstream: DITranquillityTests_Scan.test06_ScanAssemblyUseAssembly3 (1.3.1). A scan among the internal modules is loaded for the
// root, and not for those that depend on the assembly.
import DITranquillity

final class Oak {}

class OakModule: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}

class Wood: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = [DIScanModule(predicateByName: { $0.hasPrefix("Oak") })]
  var dependencies: [DIAssembly] = []
}

class Land: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Wood()]
}

func own() throws {
  let scope = try DIContainerBuilder().register(assembly: Wood()).build()
  let oak: Oak = *!scope
  _ = oak
}

func other() throws {
  let scope = try DIContainerBuilder().register(assembly: Land()).build()
  let oak: Oak = *!scope  // expect: leaked-internal-module
  _ = oak
}
