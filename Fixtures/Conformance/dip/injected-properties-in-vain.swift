// AutoInjectionTests, testThatItThrowsIfItFailsToInjectRequiredProperty: the owner fails with them (run with 7.1).
import Dip

final class Leaf {}
final class Nest {
  @Injected var leaf: Leaf?  // expect: missing-provider
}

let container = DependencyContainer()
container.register { Nest() }
_ = try! container.resolve() as Nest
