// Upstream: DIAssembly.swift and DIDynamicAssembly.swift of 0.9.4, SampleChaos/SampleAssembly.swift of 0.9.4, whose shape this
// has. Modules with their visibility in one list, modules handed to the dynamic assembly by initializers.
import DITranquillity

final class Mayor {}
final class Archive {}
final class Baker {}
final class Oven {}
final class BakersStall {}
final class Farmer {}
final class Barn {}
final class FarmersStall {}

class Town: DIAssembly {
  var modules: [DIModuleWithScope] { return [
    (MayorModule(), .Public),
    (ArchiveModule(), .Internal)
  ] }
  var dependencies: [DIAssembly] { return [Bakery(), Market()] }
}

class Bakery: DIAssembly {
  var modules: [DIModuleWithScope] { return [
    (BakerModule(), .Public),
    (OvenModule(), .Internal)
  ] }
  var dependencies: [DIAssembly] { return [Farm(), Market()] }

  init() {
    Market().addModule(BakersStallModule())
  }
}

class Farm: DIAssembly {
  var modules: [DIModuleWithScope] { return [
    (FarmerModule(), DIModuleScope.Public),
    (BarnModule(), DIModuleScope.Internal)
  ] }
  var dependencies: [DIAssembly] { return [Market()] }

  init() {
    Market().addModule(FarmersStallModule())
  }
}

class Market: DIDynamicAssembly {
}

class MayorModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Mayor.self).initializer { Mayor() } }
}

class ArchiveModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Archive.self).initializer { Archive() } }
}

class BakerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Baker.self).initializer { Baker() } }
}

class OvenModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Oven.self).initializer { Oven() } }
}

class BakersStallModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(BakersStall.self).initializer { BakersStall() } }
}

class FarmerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Farmer.self).initializer { Farmer() } }
}

class BarnModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Barn.self).initializer { Barn() } }
}

class FarmersStallModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(FarmersStall.self).initializer { FarmersStall() } }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.registerAssembly(Town())
  let scope = try builder.build()
  let mayor: Mayor = *!scope
  let archive: Archive = *!scope
  let baker: Baker = *!scope
  let farmer: Farmer = *!scope
  let bakersStall: BakersStall? = try? scope.resolve()
  let farmersStall: FarmersStall? = try? scope.resolve()
  let oven: Oven = *!scope  // expect: leaked-internal-module
  let barn: Barn = *!scope  // expect: leaked-internal-module
  _ = (mayor, archive, baker, farmer, bakersStall, farmersStall, oven, barn)
}
