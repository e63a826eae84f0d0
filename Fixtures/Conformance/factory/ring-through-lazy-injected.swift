// FactoryInjectionTests: the lazy wrappers wait until the property is read.
import FactoryKit

final class Hen {
  @LazyInjected(\.egg) var egg
}
final class Egg {
  @WeakLazyInjected(\.hen) var hen
}

extension Container {
  var hen: Factory<Hen> { self { Hen() }.singleton }
  var egg: Factory<Egg> { self { Egg() }.singleton }
}

_ = Container.shared.hen()
