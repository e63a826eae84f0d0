// Upstream: DITranquillityTests_Build.test04_SelfInit (6.0.0). An initializer that needs its own type never ends: invalid.
import DITranquillity

final class Mirror {
  init(_ other: Mirror) {}
}

func start() {
  let container = DIContainer()
  container.register(Mirror.init)  // expect: dependency-cycle
}
