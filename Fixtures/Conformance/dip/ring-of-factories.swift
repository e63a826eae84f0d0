// DipTests has none, since it kills the process: the stack overflows (run with 7.1).
import Dip

final class Hen {
  init(egg: Egg) {}
}
final class Egg {
  init(hen: Hen) {}
}

let container = DependencyContainer()
container.register { Hen(egg: try container.resolve()) }  // expect: dependency-cycle
container.register { Egg(hen: $0) }
_ = try! container.resolve() as Hen
