// ComponentScopeTests, testThatEagerSingletonIsCreatedWhenContainerIsBootsrapped; what it lacks, `bootstrap` throws (run with 7.1).
import Dip

protocol Bird {}
protocol Leaf {}
final class Nest {
  init(bird: Bird) {}
}

final class Twig {
  init(leaf: Leaf) {}
}
final class Bough {
  init(leaf: Leaf) {}
}

let container = DependencyContainer { container in
  unowned let container = container
  container.register(.eagerSingleton) { Nest(bird: try container.resolve()) }  // expect: missing-provider
  // So is what it takes: nobody brings that (Register.swift, `bootstrapQueue`).
  container.register(.eagerSingleton) { Twig(leaf: $0) }  // expect: missing-provider
  container.register(.singleton) { Bough(leaf: $0) }
}
try container.bootstrap()

// Nobody makes this one's.
let other = DependencyContainer { $0.register(.eagerSingleton) { Twig(leaf: $0) } }
