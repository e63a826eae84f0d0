// Upstream: DILazy, DIScope.lazyResolve (1.3.1). What is asked for lazily is made when it is used, so the ring is open.
import DITranquillity

final class Hen {
  init(egg: DILazy<Egg>) {}
}

final class Egg {
  init(hen: Hen) {}
}

final class FarmAssembly: DIAssembly {
  var publicModules: [DIModule] { return [FarmModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class FarmModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Hen(egg: -*!$0) }
    builder.register { Egg(hen: *!$0) }
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: FarmAssembly()).build()
  let hen: Hen = *!scope
  _ = hen
}
