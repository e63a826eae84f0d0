// Upstream: DITranquillitySample/SampleAssembly.swift of 0.9.2, whose shape this has: four assemblies, a dynamic one, one of them
// shared and built by an overridden method.
import DITranquillity

class Mayor {}
class Baker {}
class Miller {}
class Farmer {}
class BakersStall {}
class FarmersStall {}

class Town: DIAssembly {
  static let shared = Town()

  required init() {
    super.init()
    addModules(MayorModule())
    addDependencies(Bakery.self, Mill.self, Market.self)
  }

  override func build() throws {
    print("build town")
    try super.build()
  }
}

class Bakery: DIAssembly {
  required init() {
    super.init()
    addModules(BakerModule())
    addDependencies(Mill.self, Farm.self, Market.self)
    addModule(BakersStallModule(), Into: Market.self)
  }
}

class Mill: DIAssembly {
  required init() {
    super.init()
    addModules(MillerModule())
    addDependencies(Farm)
  }
}

class Farm: DIAssembly {
  required init() {
    super.init()
    addModules(FarmerModule())
    addDependencies(Market.self)
    addModule(FarmersStallModule(), Into: Market.self)
  }
}

class Market: DIDynamicAssembly {
  required init() {
    super.init()
  }
}

class MayorModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Mayor.self).initializer { Mayor() } }
}

class BakerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Baker.self).initializer { Baker() } }
}

class MillerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Miller.self).initializer { Miller() } }
}

class FarmerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Farmer.self).initializer { Farmer() } }
}

class BakersStallModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(BakersStall.self).initializer { BakersStall() } }
}

class FarmersStallModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(FarmersStall.self).initializer { FarmersStall() } }
}

func start() throws {
  try Town.shared.build()
  let scope = Town.shared.scope
  let mayor: Mayor = *!scope
  let baker: Baker = *!scope
  let miller: Miller = *!scope
  let farmer: Farmer = *!scope
  let bakersStall: BakersStall? = try? scope.resolve()
  let farmersStall: FarmersStall? = try? scope.resolve()
  _ = (mayor, baker, miller, farmer, bakersStall, farmersStall)
}
