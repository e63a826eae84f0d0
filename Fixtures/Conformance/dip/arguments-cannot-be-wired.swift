// AutoWiringTests, testThatItThrowsWhenCanNotResolveAutoWiredArgument: what the factory takes is missing (run with 7.1).
import Dip

protocol Bird {}
final class Nest {
  init(bird: Bird) {}
}

let container = DependencyContainer()
container.register { Nest(bird: $0) }  // expect: missing-provider
_ = try! container.resolve() as Nest
