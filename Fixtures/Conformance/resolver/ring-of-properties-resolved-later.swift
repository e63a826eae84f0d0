// `resolveProperties` runs before any scope keeps the new object, so the ring never ends (run with 1.5, every scope).
import Resolver

final class Hen { var egg: Egg? }
final class Egg {
  init(hen: Hen) {}
}

Resolver.register { Hen() }.resolveProperties { r, hen in
  hen.egg = r.resolve(Egg.self)  // expect: dependency-cycle
}.scope(.application)
Resolver.register { r in Egg(hen: r.resolve()) }.scope(.application)
_ = Resolver.resolve(Hen.self)
