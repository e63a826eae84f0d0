// DipTests, testThatItResolvesCircularDependencies.
import Dip

final class Hen { var egg: Egg? }
final class Egg {
  init(hen: Hen) {}
}

let container = DependencyContainer()
container.register { Hen() }.resolvingProperties { container, hen in hen.egg = try container.resolve() as Egg }
container.register { Egg(hen: try container.resolve()) }
_ = try! container.resolve() as Hen
_ = try! container.resolve() as Egg
