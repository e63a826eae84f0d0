// An app's own functions around factories mean what they do.
import FactoryKit

protocol Bird {}
protocol Tree {}
final class Owl: Bird {}

extension Container {
  var bird: Factory<Bird?> { promised() }
  var tree: Factory<Tree?> { promised() }
}

func keep<T>(_ factory: Factory<T?>, _ make: @escaping () -> T) { factory.register { make() } }
func take<T>(_ path: KeyPath<Container, Factory<T?>>) -> T? { Container.shared[keyPath: path]() }

keep(Container.shared.bird) { Owl() }
_ = Container.shared.bird()
_ = Container.shared.tree()  // expect: missing-provider
