// Upstream: DITranquillityTests_Build.test04_RecursiveTripleInitArrayWithCorrectLifetime (6.0.0). As without lifetimes:
// the array type is missing.
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
  container.register(Sea.init).lifetime(.objectGraph)
  container.register(River.init).lifetime(.objectGraph)
  container.register(Cloudburst.init)  // expect: missing-provider
    .as(Rain.self)
    .lifetime(.objectGraph)
}
