// Upstream: DITranquillityTests_Resolve.test15_ResolveCircularDouble2B (6.0.0). Two marked injections of one shared type:
// valid.
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
    .injection(cycle: true) { $0.upper = $1 }
    .injection(cycle: true) { tower, bell in tower.lower = bell }
  container.register(Bell.init)
    .lifetime(.objectGraph)

  let bell: Bell = container.resolve()
  _ = bell
}
