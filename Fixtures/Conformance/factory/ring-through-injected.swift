// `@Injected` asks while its owner is made.
import FactoryKit

final class Hen {
  @Injected(\.egg) var egg  // expect: dependency-cycle
}
final class Egg {
  @Injected(\.hen) var hen
}

extension Container {
  var hen: Factory<Hen> { self { Hen() }.cached }
  var egg: Factory<Egg> { self { Egg() }.shared }
}

_ = Container.shared.hen()
