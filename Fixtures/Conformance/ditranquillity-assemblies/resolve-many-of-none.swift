// Upstream: DIScopeImpl.resolveMany (1.3.1). Asking for many where there is none throws typeIsNotFound; it is no empty array.
import DITranquillity

protocol Herb {}

final class Garden {
  init(herbs: [Herb]) {}
}

final class GardenAssembly: DIAssembly {
  var publicModules: [DIModule] { return [GardenModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class GardenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Garden(herbs: **!$0) }  // expect: missing-provider
  }
}

func start() throws {
  let container = try DIContainerBuilder().register(assembly: GardenAssembly()).build()
  let garden: Garden = *!container
  _ = garden
}
