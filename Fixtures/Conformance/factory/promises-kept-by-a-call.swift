// `container.bird { … }` is `register`, and a block on the container runs at once (Containers.swift, `callAsFunction`).
import FactoryKit

protocol Bird {}
final class Owl: Bird {}
protocol Tree {}
final class Oak: Tree {}

extension Container {
  var bird: Factory<Bird?> { promised() }
  var tree: Factory<Tree?> { promised() }
}

func start() {
  Container.shared.bird { Owl() }
  Container.shared { $0.tree.register { Oak() } }
}

start()
_ = Container.shared.bird()
_ = Container.shared.tree()
