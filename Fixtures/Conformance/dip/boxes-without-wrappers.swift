// Before Swift 5.1 a property holds the box itself; what fills it is the same.
import Dip

final class Leaf {}
final class Root {}
final class Plant {
  private let leaf = Injected<Leaf>()
  private let root = Injected<Root>(required: false)
  let other = InjectedWeak<Root>()  // expect: missing-provider
}

let container = DependencyContainer()
container.register { Leaf() }
container.register { Plant() }
_ = try! container.resolve() as Plant
