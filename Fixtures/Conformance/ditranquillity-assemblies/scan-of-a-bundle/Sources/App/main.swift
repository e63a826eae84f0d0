// Upstream: DITranquillityTests_Scan.test07_ScanModulesInBundleSubProject1 (1.3.1). A scan in the bundle of a class takes what
// was built into the same target.
import Beasts
import DITranquillity
import Trees

class Wood: DIAssembly {
  var publicModules: [DIModule] = [DIScanModule(predicateByName: { _ in true }, in: Bundle(for: TreesMark.self))]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Wood()).build()
  let oak: Oak = *!scope
  let wolf: Wolf = *!scope  // expect: missing-provider
  _ = (oak, wolf)
}
