// Upstream: DITranquillityTests_Resolve.test17_DependencyIntoDependency (6.0.0). Valid.
import DITranquillity

final class Root {}

final class Stem {
  var root: Root!
}

final class Leaf {
  var stem: Stem!
}

func start() {
  let container = DIContainer()
  container.register(Root.init)
  container.register(Stem.init)
    .injection { $0.root = $1 }
  container.register(Leaf.init)
    .injection { $0.stem = $1 }

  let leaf: Leaf = container.resolve()
  _ = leaf
}
