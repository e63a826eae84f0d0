// A `resolve` that the factory writes itself has its own tag, or none (run with 7.1).
import Dip

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  init(bird: Bird) {}
}

let container = DependencyContainer()
container.register(tag: "north") { Owl() as Bird }
container.register(tag: "north") { Nest(bird: try container.resolve()) }  // expect: missing-provider
_ = try! container.resolve(tag: "north") as Nest
