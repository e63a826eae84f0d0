// Observed with 6.0.0. `Lazy<T>` is as required as `T`: invalid. `resolve` makes the ferry; the first `value` stops the app.
import DITranquillity

protocol Anchor {}

final class Ferry {
  init(anchor: Lazy<Anchor>) {}
}

func start() {
  let container = DIContainer()
  container.register(Ferry.init)  // expect: missing-provider
}
