// Upstream: DITranquillityTests_Build.test06_CycleWithoutInit (6.0.0). One member comes from outside, the other needs it
// to be made, and the way back is not marked: invalid.
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
}
