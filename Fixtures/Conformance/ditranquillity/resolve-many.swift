// Upstream: DITranquillityTests_Resolve.test12_ResolveMultiplyMany, _LazyMany, _ProviderMany, _ManyOrder and
// ResolveByInit.test03_ResolveMultiplyMany (6.0.0). `many` takes them all, and none at all: valid.
import DITranquillity

protocol Tree {}
final class Oak: Tree {}
final class Elm: Tree {}
protocol Bush {}

func start() {
  let container = DIContainer()
  container.register(Oak.init).as(Tree.self)
  container.register(Elm.init).as(Tree.self)
  container.register(Oak.init).as(Tree.self)
  container.register(Oak.init).as(Tree.self)
  container.register(Elm.init).as(Tree.self)

  let trees: [Tree] = container.resolveMany()
  let later: [Lazy<Tree>] = many(container.resolve())
  let again: [Provider<Tree>] = many(container.resolve())
  let bushes: [Bush] = container.resolveMany()
  _ = (trees, later, again, bushes)
}
