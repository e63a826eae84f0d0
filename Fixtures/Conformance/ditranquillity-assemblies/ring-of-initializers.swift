// Upstream: DIScopeImpl, recursiveInitialization (1.3.1). A ring of initializers throws, whatever its length; one of a single
// class, too.
import DITranquillity

final class Hen {
  init(egg: Egg) {}
}

final class Egg {
  init(hen: Hen) {}
}

final class Mirror {
  init(mirror: Mirror) {}
}

final class FarmAssembly: DIAssembly {
  var publicModules: [DIModule] { return [FarmModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class FarmModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Hen(egg: *!$0) }  // expect: dependency-cycle
    builder.register { Egg(hen: *!$0) }
    builder.register { Mirror(mirror: *!$0) }  // expect: dependency-cycle
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: FarmAssembly()).build()
  let hen: Hen = *!scope
  _ = hen
}
