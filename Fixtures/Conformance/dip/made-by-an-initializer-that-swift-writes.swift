// `AutoWiring.swift`: what a factory takes is resolved, also where that is the initializer that Swift writes for a structure.
// counts: needs=4
import Dip

struct Leaf {
  let size: Int
  let name: String
}
struct Twig { let leaf: Leaf }

let bark = DependencyContainer { box in
  box.register(factory: Leaf.init)  // expect: missing-provider
  box.register(factory: Twig.init(leaf:))
  box.register { 5 }
}

let twig: Twig = try bark.resolve()
