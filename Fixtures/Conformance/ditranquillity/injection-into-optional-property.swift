// Upstream: DITranquillityTests_Resolve.test05_ResolveWithDependencyResolveOpt, test06_ResolveWithDependencyResolveOptNil
// and test07_ResolveWithDependencyResolveImplicitly (6.0.0). Valid with and without a provider.
import DITranquillity

protocol Sail {}
final class Genoa: Sail {}
protocol Keel {}

final class Dinghy {
  var sail: Sail?
  var spare: Sail!
  var keel: Keel?
}

func start() {
  let container = DIContainer()
  container.register(Genoa.init)
    .as(check: Sail.self) { $0 }
  container.register(Dinghy.init)
    .injection { $0.sail = $1 }
    .injection { $0.spare = $1 }
    .injection { $0.keel = $1 }

  let dinghy: Dinghy = container.resolve()
  _ = dinghy
}
