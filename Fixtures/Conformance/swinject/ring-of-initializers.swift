// Documentation/CircularDependencies: a ring of initializers only ends in "Infinite recursive call for circular dependency".
import Swinject

final class Hen { init(egg: Egg) {} }
final class Egg { init(hen: Hen) {} }

let container = Container()
container.register(Hen.self) { r in Hen(egg: r.resolve(Egg.self)!) }  // expect: dependency-cycle
container.register(Egg.self) { r in Egg(hen: r.resolve(Hen.self)!) }
_ = container.resolve(Hen.self)!
