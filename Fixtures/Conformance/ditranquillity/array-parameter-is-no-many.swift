// Upstream: DITranquillityTests_Build.test04_RecursiveTripleInitArray (6.0.0). `T.init` asks for the array type itself,
// which nobody provides; `many` would be needed: invalid, and no ring.
import DITranquillity

protocol Rain {}

final class River {
  init(_ rain: Rain) {}
}

final class Sea {
  init(_ river: River) {}
}

final class Cloudburst: Rain {
  init(_ seas: [Sea]) {}
}

func start() {
  let container = DIContainer()
  container.register(Sea.init)
  container.register(River.init)
  container.register(Cloudburst.init).as(Rain.self)  // expect: missing-provider
}
