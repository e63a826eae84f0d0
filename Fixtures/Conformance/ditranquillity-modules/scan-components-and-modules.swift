// Upstream: DITranquillityTests_Scan.test01_ScanModule, test03_ScanAssembly and test08_ScanModulesPredicateByType (2.3.3). Scans
// of components, of modules, by name and by type; each component found keeps its own access.
import DITranquillity

class Plant: DIScanned {}

class Oak {}
class Moss {}
class Root {}

class Squirrel {
  init(oak: Oak) {}
}

class Mole {
  init(root: Root) {}
}

class OakComponent: Plant, DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: Oak.init)
  }
}

class RootComponent: Plant, DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Root.init)
  }
}

class MossPart: DIScanned, DIComponent {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) {
    builder.register(type: Moss.init)
  }
}

class WoodModule: DIScanned, DIModule {
  var components: [DIComponent] = [DIScanComponent(predicateByType: { $0.init() is Plant })]
  var dependencies: [DIModule] = []
}

class LandModule: DIModule {
  var components: [DIComponent] = [BeastComponent()]
  var dependencies: [DIModule] = [DIScanModule(predicateByName: { $0.hasPrefix("Wood") })]
}

class BeastComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Squirrel.init(oak:))
    builder.register(type: Mole.init(root:))  // expect: leaked-internal-module
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: LandModule())
  let container = try builder.build()
  let squirrel: Squirrel = try container.resolve()
  let moss: Moss? = *?container
  _ = (squirrel, moss)
}
