// Upstream: DITranquillityTests_Build.test01_NotSetProtocol (6.0.0). Only the consumer is registered: invalid.
import DITranquillity

protocol Anchor {}

final class Ferry {
  init(anchor: Anchor) {}
}

func start() {
  let container = DIContainer()
  container.register(Ferry.init)  // expect: missing-provider
}
