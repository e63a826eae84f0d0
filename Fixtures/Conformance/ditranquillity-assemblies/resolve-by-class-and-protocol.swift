// Upstream: DITranquillityTests_Resolve.test01_ResolveByClass to test05_ResolveWithDependencyResolveImplicitly (1.3.1). By class,
// by protocol, by both, with every spelling of a request; in an initializer and in `dependency`: all found.
import DITranquillity

protocol Spice {}
final class Pepper {}
final class Thyme {}
final class Salt: Spice {}
final class Saffron: Spice {}
protocol Herb {}
final class Basil: Herb {}

final class Soup {
  let herb: Herb
  init(herb: Herb) {
    self.herb = herb
  }
}

final class Stew {
  var herb: Herb?
}

final class Salad {
  var herb: Herb!
}

final class KitchenAssembly: DIAssembly {
  var publicModules: [DIModule] { return [KitchenModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class KitchenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Pepper.self)
      .asSelf()
      .initializer { Pepper() }
    builder.register(Thyme.self)
      .initializer { Thyme() }
    builder.register(Salt.self)
      .asType(Spice.self)
      .initializer { Salt() }
    builder.register(Basil.self)
      .asSelf()
      .asType(Herb.self)
      .initializer { Basil() }
    builder.register(Soup.self)
      .initializer { s in Soup(herb: *!s) }
    builder.register(Stew.self)
      .initializer { Stew() }
      .dependency { (s, obj) in obj.herb = *!s }
    builder.register(Salad.self)
      .initializer { Salad() }
      .dependency { (s, obj) in obj.herb = *!s }
  }
}

func start() {
  let container = try! DIContainerBuilder().register(assembly: KitchenAssembly()).build()
  let pepper = try! container.resolve(Pepper.self)
  let thyme: Thyme = try! container.resolve()
  let salt: Spice = *!container
  let basil: Basil = *!container
  let herb: Herb = *!container
  let soup: Soup = *!container
  let stew: Stew = *!container
  let salad: Salad = *!container
  _ = (pepper, thyme, salt, basil, herb, soup, stew, salad)
}
