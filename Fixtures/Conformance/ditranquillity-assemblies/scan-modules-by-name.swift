// Upstream: DITranquillityTests_Scan.test01_ScanModule and test02_ScanDuMole (1.3.1). A scan loads the scanned modules whose
// class name passes; a class that is not scanned is left alone, whatever its name.
import DITranquillity

final class Oak {}
final class Elm {}
final class Moss {}
final class Fern {}

class OakTreeModule: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}

class ElmTreeModule: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Elm() } }
}

class MossModule: DIScanned, DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Moss() } }
}

class FernTreeModule: DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Fern() } }
}

class Wood: DIAssembly {
  var publicModules: [DIModule] = [DIScanModule(predicateByName: { $0.contains("TreeModule") })]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Wood()).build()
  let oak: Oak = *!scope
  let elm: Elm = *!scope
  let moss: Moss = *!scope  // expect: missing-provider
  let fern: Fern = *!scope  // expect: missing-provider
  _ = (oak, elm, moss, fern)
}
