// Each framework asks the other while it makes an object: neither ever ends. A third object waits until it is used.
// counts: registrations=4 needs=5 opaque=0
import FactoryKit
import Swinject

final class Hen {
  init(egg: Egg) {}
}
final class Egg {
  init(hen: Hen) {}
}
final class Cock {
  @FactoryKit.LazyInjected(\.farm) var farm
}
final class Farm {
  init(cock: Cock) {}
}

let box = Swinject.Container()
box.register(Hen.self) { _ in Hen(egg: FactoryKit.Container.shared.egg()) }  // expect: dependency-cycle
box.register(Cock.self) { _ in Cock() }

extension FactoryKit.Container {
  var egg: FactoryKit.Factory<Egg> { self { Egg(hen: box.resolve(Hen.self)!) } }
  var farm: FactoryKit.Factory<Farm> { self { Farm(cock: box.resolve(Cock.self)!) } }
}
_ = FactoryKit.Container.shared.farm()
