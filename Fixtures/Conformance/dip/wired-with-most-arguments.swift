// AutoWiringTests, testThatItUsesFactoryWithMostNumberOfArguments: the others are not tried (run with 7.1).
import Dip

protocol Bird {}
final class Nest {
  init(count: Int) {}
  init(bird: Bird, count: Int) {}
}

let container = DependencyContainer()
container.register { 3 }
container.register { (count: Int) in Nest(count: count) }
container.register { (bird: Bird, count: Int) in Nest(bird: bird, count: count) }  // expect: missing-provider
_ = try! container.resolve() as Nest
