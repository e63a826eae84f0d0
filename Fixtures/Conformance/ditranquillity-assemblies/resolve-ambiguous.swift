// Upstream: DIScopeImpl.resolve, notFoundDefaultForMultyRegisterType (0.9.6) and pluralRegistrationType (1.3.1). Several
// candidates and no default: the request throws.
import DITranquillity

protocol Herb {}
final class Basil: Herb {}
final class Mint: Herb {}

final class Soup {
  init(herb: Herb) {}
}

final class KitchenAssembly: DIAssembly {
  var publicModules: [DIModule] { return [KitchenModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class KitchenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Basil() }.asType(Herb.self)
    builder.register { Mint() }.asType(Herb.self)
    builder.register { Soup(herb: *!$0) }  // expect: ambiguous-provider
  }
}

func start() throws {
  let container = try DIContainerBuilder().register(assembly: KitchenAssembly()).build()
  let soup: Soup = *!container
  _ = soup
}
