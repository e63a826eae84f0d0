// `resolvingProperty` resolves the property's own type, so an optional property asks for an optional (run with 7.1).
import Dip

final class Leaf {}
final class Root {}
final class Plant {
  var leaf: Leaf?
  var root: Root?
}

let container = DependencyContainer()
container.register { Leaf() }
container.register { Plant() }
  .resolvingProperty(\Plant.leaf)
  .resolvingProperty(\Plant.root, as: Root.self)  // expect: missing-provider
_ = try! container.resolve() as Plant
