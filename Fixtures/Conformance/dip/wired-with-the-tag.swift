// AutoWiringTests, testThatItPrefersTaggedFactoryWithDifferentNumberOfArgumentsWhenUsingAutoWire: the tag goes along.
import Dip

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  init(bird: Bird) {}
}

let container = DependencyContainer()
container.register(tag: "north") { Owl() as Bird }
container.register(tag: "north") { Nest(bird: $0) }
_ = try! container.resolve(tag: "north") as Nest
