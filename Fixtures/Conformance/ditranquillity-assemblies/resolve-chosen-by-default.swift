// Upstream: DITranquillityTests_Resolve.test06_ResolveMultiplyWithDefault and its reverse (1.3.1). The default is taken, whether
// it was registered first or last.
import DITranquillity

protocol Herb {}
final class Basil: Herb {}
final class Mint: Herb {}
protocol Spice {}
final class Salt: Spice {}
final class Saffron: Spice {}

final class KitchenAssembly: DIAssembly {
  var publicModules: [DIModule] { return [KitchenModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class KitchenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Basil() }
      .asType(Herb.self)
      .asDefault()
    builder.register { Mint() }
      .asType(Herb.self)
    builder.register { Salt() }
      .asType(Spice.self)
    builder.register { Saffron() }
      .asType(Spice.self)
      .asDefault()
  }
}

func start() throws {
  let container = try DIContainerBuilder().register(assembly: KitchenAssembly()).build()
  let herb: Herb = *!container
  let spice: Spice = *!container
  _ = (herb, spice)
}
