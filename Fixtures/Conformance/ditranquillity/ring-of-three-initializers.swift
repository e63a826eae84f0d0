// Upstream: DITranquillityTests_Build.test04_RecursiveTripleInit (6.0.0). Three initializers in a ring: invalid.
import DITranquillity

protocol Rain {}

final class River {
  init(_ rain: Rain) {}
}

final class Sea {
  init(_ river: River) {}
}

final class Cloudburst: Rain {
  init(_ sea: Sea) {}
}

func start() {
  let container = DIContainer()
  container.register(Sea.init)  // expect: dependency-cycle
  container.register(River.init)
  container.register(Cloudburst.init).as(Rain.self)
}
