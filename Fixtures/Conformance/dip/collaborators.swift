// DipTests, testThatItResolvesUsingCollaboratingContainer …: each asks the other after itself, and whom that one asks.
import Dip

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  init(bird: Bird) {}
}
final class Leaf {}
final class Root {}

let north = DependencyContainer()
let south = DependencyContainer()
let east = DependencyContainer()
north.collaborate(with: south)
south.collaborate(with: east, south)
east.register { Owl() as Bird }
north.register { Nest(bird: $0) }
north.register { Leaf() }
_ = try! north.resolve() as Nest
_ = try! east.resolve() as Leaf
_ = try! south.resolve() as Root  // expect: missing-provider
