// ComponentScopeTests, testThatEagerSingletonIsCreatedWhenContainerIsBootsrapped; what it lacks, `bootstrap` throws (run with 7.1).
import Dip

protocol Bird {}
final class Nest {
  init(bird: Bird) {}
}

let container = DependencyContainer { container in
  unowned let container = container
  container.register(.eagerSingleton) { Nest(bird: try container.resolve()) }  // expect: missing-provider
}
try container.bootstrap()
