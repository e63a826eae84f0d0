// FactoryCoreTests, testStrictPromise: a debug build stops where the promise is asked for.
import FactoryKit

protocol Bird {}
protocol Tree {}
final class Nest {
  @Injected(\.bird) var bird  // expect: missing-provider
}

extension Container {
  var bird: Factory<Bird?> { promised() }
  var tree: Factory<Tree?> { promised() }
}

_ = Nest()
