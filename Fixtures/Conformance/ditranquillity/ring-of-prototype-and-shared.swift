// Upstream: DITranquillityTests_Resolve.test15_ResolveCircularDouble2A (6.0.0). A prototype in a marked ring: the
// framework warns, since entering the ring at the prototype does not close it. Nobody does: the test itself begins at the tower, and both
// bells hang in it, so a note is enough.
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
    .injection(cycle: true) { $0.upper = $1 }  // expect: dependency-cycle (note)
    .injection(cycle: true) { tower, bell in tower.lower = bell }
  container.register(Bell.init)
    .lifetime(.prototype)

  let tower: Tower = container.resolve()
  _ = tower
}
