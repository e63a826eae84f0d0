// AutoWiringTests, testThatItThrowsAmbiguityErrorWhenUsingAutoWire.
import Dip

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  init(count: Int) {}
  init(bird: Bird) {}
}

let container = DependencyContainer()
container.register { 3 }
container.register { Owl() as Bird }
container.register { (count: Int) in Nest(count: count) }
container.register { (bird: Bird) in Nest(bird: bird) }
_ = try! container.resolve() as Nest  // expect: ambiguous-provider
