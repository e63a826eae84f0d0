// Upstream: DIScopeImpl.getDefault (1.3.1). A request without a name takes a provider that has one, if no other is of the type.
import DITranquillity

protocol Herb {}
final class Basil: Herb {}

final class KitchenAssembly: DIAssembly {
  var publicModules: [DIModule] { return [KitchenModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class KitchenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Basil() }
      .asType(Herb.self)
      .asName("sweet")
  }
}

func start() throws {
  let container = try DIContainerBuilder().register(assembly: KitchenAssembly()).build()
  let herb: Herb = *!container
  _ = herb
}
