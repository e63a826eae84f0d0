import Swinject
import SwinjectAutoregistration

struct NetworkAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(Transport.self, initializer: RadioTransport.init)
    container.register(CatalogueService.self) { r in
      CatalogueService(transport: r~>, settings: r ~> Settings.self)
    }
    .implements(StarFinder.self)
    .inObjectScope(.container)
  }

  func loaded(resolver: Resolver) { resolver.get(CatalogueService.self).refresh() }
}
