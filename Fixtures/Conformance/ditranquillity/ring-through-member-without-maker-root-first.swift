// Upstream: DITranquillityTests_Build.test06_CycleWithoutInitRootIncorrect (6.0.0). As without a root: invalid.
import DITranquillity

final class Stage {
  init(_ actor: Actress) {}
}

final class Actress {
  var stage: Stage!
}

func start() {
  let container = DIContainer()
  container.register(Stage.init)  // expect: dependency-cycle
    .lifetime(.prototype)
    .root()
  container.register(Actress.self)
    .injection { $0.stage = $1 }
    .lifetime(.objectGraph)
}
