// An initializer asks the main container, itself or by a method: its factory runs it, so it asks while its owner is made. The scope
// `.graph` keeps an object once it is made, so the factory is called anew until the stack ends (Resolver 1.5, `ResolverScopeGraph.resolve`).
import Resolver

final class Hen {
  let egg: Egg
  init() { egg = Resolver.resolve() }  // expect: dependency-cycle
}
final class Egg {
  private(set) var hen: Hen?
  init() { hatch() }
  private func hatch() { hen = Resolver.optional() }
}
final class Den {
  func open() -> Fox { Resolver.resolve() }
}
final class Fox {
  let den: Den
  init() { den = Resolver.resolve() }
}

Resolver.register { Hen() }
Resolver.register { Egg() }
Resolver.register { Fox() }
Resolver.register { Den() }
_ = Resolver.resolve(Hen.self)
_ = Resolver.resolve(Fox.self)
