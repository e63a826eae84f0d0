// `Sources/Resolve.swift`: what is being resolved is kept by scope, and a unique object by none; what collaborators resolve for one
// another belongs to one resolution. So a ring through both ends where the owner of the property is shared, and never where it is
// made anew (both run with 7.1.1).
// counts: needs=5 opaque=0
import Dip

final class Hen { var egg: Egg? }
final class Egg {
  init(hen: Hen) {}
}
final class Cow { var calf: Calf? }
final class Calf {
  init(cow: Cow) {}
}

let barn = DependencyContainer()
let meadow = DependencyContainer()
meadow.collaborate(with: barn)
meadow.register(.unique) { Hen() }.resolvingProperties { container, hen in
  hen.egg = try container.resolve() as Egg  // expect: dependency-cycle
}
barn.register { Egg(hen: try barn.resolve()) }
meadow.register { Cow() }.resolvingProperties { container, cow in cow.calf = try container.resolve() as Calf }
barn.register { Calf(cow: try barn.resolve()) }
_ = try! barn.resolve() as Calf
