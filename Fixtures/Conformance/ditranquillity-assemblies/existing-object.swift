// Upstream: DIScope.resolve(_:) with an object (1.3.1). What a registration injects is injected into an object that was made
// elsewhere; nothing makes it, and nothing needs to.
import DITranquillity

final class Hammer {}

final class Visitor {
  var hammer: Hammer!
}

final class ShopAssembly: DIAssembly {
  var publicModules: [DIModule] { return [ShopModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class ShopModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Hammer() }
    builder.register(Visitor.self)
      .initializerDoesNotNeedToBe()
      .dependency { s, visitor in visitor.hammer = *!s }
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: ShopAssembly()).build()
  let visitor = Visitor()
  try scope.resolve(visitor)
}
