// Upstream: DITranquillityTests_Resolve.test14_ResolveCircular3 (6.0.0). Valid; the injection names its parameters.
import DITranquillity

final class Spring {
  init(summer: Summer) {}
}

final class Summer {
  init(winter: Winter) {}
}

final class Winter {
  var spring: Spring!
}

func start() {
  let container = DIContainer()
  container.register(Spring.init)
    .lifetime(.objectGraph)
  container.register(Summer.init)
    .lifetime(.objectGraph)
  container.register(Winter.init)
    .lifetime(.objectGraph)
    .injection(cycle: true) { winter, spring in winter.spring = spring }

  let spring: Spring = container.resolve()
  let summer: Summer = container.resolve()
  let winter: Winter = container.resolve()
  _ = (spring, summer, winter)
}
