// Observed with 6.0.0. A registration is known by type, file and line: twice on one line it is one candidate: valid.
import DITranquillity

final class Stamp {}

final class Letter {
  init(stamp: Stamp) {}
}

func start() {
  let container = DIContainer()
  container.register(Stamp.init); container.register(Stamp.init)
  container.register(Letter.init)
}
