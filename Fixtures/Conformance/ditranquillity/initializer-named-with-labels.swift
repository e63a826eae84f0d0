// Upstream: DITranquillityTests_Resolve.test04_ResolveWithInitializerResolve and ResolveByInit.test04_RegisterAllParams
// (6.0.0). The labels choose the initializer: the first is satisfied, the second is not.
import DITranquillity

protocol Spice {}
final class Saffron: Spice {}
final class Pan {}
final class Wok {}

final class Dish {
  init(spice: Spice) {}
  init(spice: Spice, pan: Pan) {}
}

final class Stew {
  init(spice: Spice) {}
  init(spice: Spice, wok: Wok) {}
}

func start() {
  let container = DIContainer()
  container.register(Saffron.init)
    .as(check: Spice.self) { $0 }
  container.register(Pan.init)
  container.register(Dish.init(spice:pan:))
  container.register(Stew.init(spice:wok:))  // expect: missing-provider
}
