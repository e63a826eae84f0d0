// Upstream: DITranquillityTests_Build.test06_CycleWithoutInitRootCorrect (6.0.0). Upstream calls it valid, because with
// roots it searches from roots only and skips what was registered before them. Handing an actress to `inject(into:)` leaves
// her stage nil all the same, so the ring is as broken as without a root.
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
  container.register(Actress.self)
    .injection { $0.stage = $1 }
    .lifetime(.objectGraph)
    .root()
}
