// Observed with 6.0.0. The container itself is registered in every container: valid.
import DITranquillity

final class Router {
  init(container: DIContainer) {}
}

func start() {
  let container = DIContainer()
  container.register(Router.init)
  let own: DIContainer = container.resolve()
  _ = own
}
