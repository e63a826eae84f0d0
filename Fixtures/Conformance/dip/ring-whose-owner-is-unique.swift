// Playground "Circular dependencies": what nobody keeps is made anew when the ring comes back to it, without end (run with 7.1).
import Dip

final class Hen { var egg: Egg? }
final class Egg {
  init(hen: Hen) {}
}

let container = DependencyContainer()
container.register(.unique) { Hen() }.resolvingProperties { container, hen in
  hen.egg = try container.resolve() as Egg  // expect: dependency-cycle
}
container.register { Egg(hen: try container.resolve()) }
_ = try! container.resolve() as Hen
