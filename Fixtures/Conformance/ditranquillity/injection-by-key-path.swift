// Upstream: DITranquillityTests_Resolve.test24_ResolveUseKeyPath and test24_ResolveUseKeyPathAndModificators (6.0.0).
// The property's type is what is asked for; a modifier may change it: valid.
import DITranquillity

protocol Tree {}
final class Oak: Tree {}
final class Elm: Tree {}

final class Garden {
  var trees: [Tree]!
}

final class Swing {
  var oak: Oak!
}

func start() {
  let container = DIContainer()
  container.register(Oak.init).as(check: Tree.self) { $0 }
  container.register(Elm.init).as(check: Tree.self) { $0 }
  container.register(Garden.init)
    .injection(\Garden.trees) { many($0) }
  container.register(Swing.init)
    .injection(\.oak)

  let garden: Garden = container.resolve()
  let swing: Swing = container.resolve()
  _ = (garden, swing)
}
