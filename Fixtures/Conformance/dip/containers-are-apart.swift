// Containers that do not collaborate know nothing of one another.
import Dip

final class Leaf {}

let north = DependencyContainer()
let south = DependencyContainer()
north.register { Leaf() }
_ = try! south.resolve() as Leaf  // expect: missing-provider
