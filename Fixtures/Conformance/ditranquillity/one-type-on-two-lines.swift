// Observed with 6.0.0. A registration is known by type, file and line: on two lines they are two candidates: invalid.
import DITranquillity

final class Stamp {}

final class Letter {
  init(stamp: Stamp) {}
}

func start() {
  let container = DIContainer()
  container.register(Stamp.init)
  container.register(Stamp.init)
  container.register(Letter.init)  // expect: ambiguous-provider
}
