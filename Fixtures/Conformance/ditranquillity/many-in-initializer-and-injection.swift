// Upstream: DITranquillityTests_Resolve.test26_many (6.0.0). `many` in an initializer and in injections, of optionals too:
// valid.
import DITranquillity

protocol Tree {}
final class Oak: Tree {}
final class Elm: Tree {}

final class Park {
  var trees: [Tree] = []
  var maybe: [Tree?] = []
}

final class Avenue {
  let trees: [Tree]
  init(trees: [Tree]) {
    self.trees = trees
  }
}

func start() {
  let container = DIContainer()
  container.register(Oak.init)
    .as(Tree.self)
  container.register(Elm.init)
    .as(Tree.self)
  container.register(Park.init)
    .injection { $0.trees = many($1) }
    .injection { $0.maybe = many($1) }
  container.register { Avenue(trees: many($0)) }

  let park: Park = container.resolve()
  let avenue: Avenue = container.resolve()
  _ = (park, avenue)
}
