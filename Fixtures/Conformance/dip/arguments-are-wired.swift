// AutoWiringTests: asked without arguments, a container asks itself for what the factory takes.
import Dip

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  init(bird: Bird, count: Int) {}
}
final class Tree {
  init(nest: Nest) {}
}

let container = DependencyContainer()
container.register { Owl() as Bird }
container.register { 3 }
container.register { Nest(bird: $0, count: $1) }
container.register(factory: Tree.init(nest:))
_ = try! container.resolve() as Tree
