// Upstream: DITranquillityTests_Scan.test08_ScanModulesPredicateByType (1.3.1). A test of the type takes scanned classes below a
// common one.
import DITranquillity

class Plant: DIScanned {}
class Animal: DIScanned {}

final class Oak {}
final class Wolf {}

class OakModule: Plant, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}

class WolfModule: Animal, DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Wolf() } }
}

class Wood: DIAssembly {
  var publicModules: [DIModule] = [DIScanModule(predicateByType: { type in type.init() is Plant })]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Wood()).build()
  let oak: Oak = *!scope
  let wolf: Wolf? = *?scope
  _ = (oak, wolf)
}
