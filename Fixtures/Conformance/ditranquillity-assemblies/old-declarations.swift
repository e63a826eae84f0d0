// Upstream: DIAssembly.swift and DIDynamicAssembly.swift of 0.9.6. `modules` are internal, declarations name the assembly first.
import DITranquillity

final class Mayor {}
final class Archive {}
final class Baker {}
final class Oven {}
final class BakersStall {}
final class Shoe {}

class Town: DIAssembly {
  var publicModules: [DIModule] { return [ MayorModule() ] }
  var modules: [DIModule] { return [ ArchiveModule() ] }
  var dependencies: [DIAssembly] { return [Market(), Bakery()] }
}

class Bakery: DIAssembly {
  var publicModules: [DIModule] { return [ BakerModule() ] }
  var modules: [DIModule] { return [ OvenModule() ] }
  var dependencies: [DIAssembly] { return [] }

  var dynamicDeclarations: [DIDynamicDeclaration] {
    return [
      (assembly: Market(), module: BakersStallModule()),
      (Market(), ShoeModule()),
    ]
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

class ShoeModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Shoe.self).initializer { Shoe() } }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: Town())
  let scope = try builder.build()
  let mayor: Mayor = *!scope
  let archive: Archive = *!scope
  let baker: Baker = *!scope
  let bakersStall: BakersStall? = try? *scope
  let shoe: Shoe? = try? *scope
  let oven: Oven = *!scope  // expect: leaked-internal-module
  _ = (mayor, archive, baker, bakersStall, shoe, oven)
}
