// Observed with 6.0.0. `Lazy<T>` is as required as `T`: invalid.
import DITranquillity

protocol Anchor {}

final class Ferry {
  init(anchor: Lazy<Anchor>) {}
}

func start() {
  let container = DIContainer()
  container.register(Ferry.init)  // expect: missing-provider
}
