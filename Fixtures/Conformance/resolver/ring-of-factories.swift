// Nothing notices a ring of factories: the stack overflows (run with 1.5).
import Resolver

final class Hen {
  init(egg: Egg) {}
}
final class Egg {
  init(hen: Hen) {}
}

Resolver.register { Hen(egg: Resolver.resolve()) }  // expect: dependency-cycle
Resolver.register { r in Egg(hen: r.resolve()) }
_ = Resolver.resolve(Hen.self)
