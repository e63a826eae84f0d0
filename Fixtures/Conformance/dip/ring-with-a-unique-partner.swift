// It ends, and from the other side the partner is another one (run with 7.1). Nobody begins there: a note.
import Dip

final class Hen { var egg: Egg? }
final class Egg {
  init(hen: Hen) {}
}

let container = DependencyContainer()
container.register { Hen() }.resolvingProperties { container, hen in
  hen.egg = try container.resolve() as Egg  // expect: dependency-cycle (note)
}
container.register(.unique) { Egg(hen: try container.resolve()) }
_ = try! container.resolve() as Hen
