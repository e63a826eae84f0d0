// Upstream: Samples/SampleChaos/SampleChaos/SampleAssembly.swift (1.3.1), whose four assemblies and a dynamic one these are in
// shape. The root gets its own internal module, all public modules below it and all that was declared for the dynamic assembly;
// not the internal modules of what it depends on.
import DITranquillity

final class Mayor {}
final class Archive {}
final class Baker {}
final class Oven {}
final class BakersStall {}
final class Miller {}
final class Farmer {}
final class Barn {}
final class FarmersStall {}

final class Town: DIAssembly {
  var publicModules: [DIModule] = [MayorModule()]
  var internalModules: [DIModule] = [ArchiveModule()]
  var dependencies: [DIAssembly] = [Bakery(), Mill(), Market()]
}

final class Bakery: DIAssembly {
  var publicModules: [DIModule] = [BakerModule()]
  var internalModules: [DIModule] = [OvenModule()]
  var dependencies: [DIAssembly] = [Mill(), Farm(), Market()]
  var dynamicDeclarations: [DIDynamicDeclaration] = [(module: BakersStallModule(), for: Market())]
}

final class Mill: DIAssembly {
  var publicModules: [DIModule] = [MillerModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Farm()]
}

final class Farm: DIAssembly {
  var publicModules: [DIModule] = [FarmerModule()]
  var internalModules: [DIModule] = [BarnModule()]
  var dependencies: [DIAssembly] = [Market()]
  var dynamicDeclarations: [DIDynamicDeclaration] = [(module: FarmersStallModule(), for: Market())]
}

final class Market: DIDynamicAssembly {}

final class MayorModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Mayor() } }
}

final class ArchiveModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Archive() } }
}

final class BakerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Baker() } }
}

final class OvenModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Oven() } }
}

final class BakersStallModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { BakersStall() } }
}

final class MillerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Miller() } }
}

final class FarmerModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Farmer() } }
}

final class BarnModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Barn() } }
}

final class FarmersStallModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { FarmersStall() } }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Town()).build()
  let mayor: Mayor = *!scope
  let archive: Archive = *!scope
  let baker: Baker = *!scope
  let miller: Miller = *!scope
  let farmer: Farmer = *!scope
  let bakersStall: BakersStall? = *?scope
  let farmersStall: FarmersStall? = *?scope
  let oven: Oven = *!scope  // expect: leaked-internal-module
  let barn: Barn = *!scope  // expect: leaked-internal-module
  _ = (mayor, archive, baker, miller, farmer, bakersStall, farmersStall, oven, barn)
}
