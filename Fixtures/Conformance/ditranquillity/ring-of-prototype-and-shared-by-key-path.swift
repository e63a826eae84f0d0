// Upstream: DITranquillityTests_Resolve.test24_ResolveUseKeyPathWithCycle (6.0.0). The same by key paths.
import DITranquillity

final class Tower {
  var upper: Bell!
  var lower: Bell!
}

final class Bell {
  let tower: Tower
  init(tower: Tower) {
    self.tower = tower
  }
}

func start() {
  let container = DIContainer()
  container.register(Tower.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.upper)  // expect: dependency-cycle (note)
    .injection(cycle: true, \.lower)
  container.register(Bell.init)
    .lifetime(.prototype)

  let tower: Tower = container.resolve()
  _ = tower
}
