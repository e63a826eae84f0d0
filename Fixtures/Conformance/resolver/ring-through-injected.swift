// `@Injected` asks while its owner is made (run with 1.5).
import Resolver

final class Hen {
  @Injected var egg: Egg  // expect: dependency-cycle
}
final class Egg {
  @Injected var hen: Hen
}

Resolver.register { Hen() }
Resolver.register { Egg() }
_ = Resolver.resolve(Hen.self)
