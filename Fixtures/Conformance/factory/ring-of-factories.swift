// FactoryCoreTests, testCircularDependencyFailure: a debug build stops with "circular dependency", a release never ends.
import FactoryKit

final class Hen {
  init(egg: Egg) {}
}
final class Egg {
  init(hen: Hen) {}
}

extension Container {
  var hen: Factory<Hen> { self { Hen(egg: self.egg()) } }  // expect: dependency-cycle
  var egg: Factory<Egg> { self { Egg(hen: self.hen()) } }
}

_ = Container.shared.hen()
