// FactoryCoreTests, testPromisedRegistration: `register` gives a promise what it lacks; `autoRegister` runs by itself.
import FactoryKit

protocol Bird {}
final class Owl: Bird {}
protocol Tree {}
final class Oak: Tree {}

extension Container {
  var bird: Factory<Bird?> { promised() }
  var tree: ParameterFactory<Int, Tree?> { promised() }
}

extension Container: AutoRegistering {
  public func autoRegister() {
    bird.register { Owl() }
    tree.register { _ in Oak() }
  }
}

_ = Container.shared.bird()
_ = Container.shared.tree(1)
