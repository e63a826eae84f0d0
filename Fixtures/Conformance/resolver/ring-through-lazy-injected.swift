// CyclicDependencies.md, "Lazy": the ring waits until somebody reads the property.
import Resolver

final class Hen {
  @LazyInjected var egg: Egg
}
final class Egg {
  @Injected var hen: Hen
}

Resolver.register { Hen() }.scope(.shared)
Resolver.register { Egg() }.scope(.shared)
_ = Resolver.resolve(Hen.self)
