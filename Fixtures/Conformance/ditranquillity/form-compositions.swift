// A composition is one key, whatever the order of its members.
import DITranquillity

protocol Floats {}
protocol Drives {}
final class Amphibian: Floats, Drives {}

final class Beach {
  init(vehicle: Drives & Floats) {}
}

final class Lake {
  init(vehicle: Floats) {}
}

func start() {
  let container = DIContainer()
  container.register(Amphibian.init)
    .as((Floats & Drives).self)
  container.register(Beach.init)
  container.register(Lake.init)  // expect: missing-provider
}
