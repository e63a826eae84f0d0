// AutoInjectionTests, testThatItResolvesInheritedInjectedProperties.
import Dip

final class Leaf {}
final class Root {}
class Plant {
  @Injected var leaf: Leaf?
  @Injected var root: Root?  // expect: missing-provider
}
final class Rose: Plant {}

let container = DependencyContainer()
container.register { Leaf() }
container.register { Rose() }
_ = try! container.resolve() as Rose
