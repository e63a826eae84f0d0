// Upstream: DITranquillityTests_Build.test07_args and test08_registerlog (6.0.0). `arg` is handed over by the caller and
// needs no provider: valid.
import DITranquillity

final class Stage {
  init(_ actor: Actress) {}
}

final class Actress {
  var stage: Stage!
}

func start() {
  let container = DIContainer()
  container.register { Stage(arg($0)) }
    .lifetime(.prototype)
}
