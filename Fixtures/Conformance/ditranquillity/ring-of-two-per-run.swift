// Upstream: DITranquillityTests_Resolve.test13_ResolveCircular2WithPerRun (6.0.0). Both live for the whole run: valid.
import DITranquillity

final class Captain {
  let ship: Ship
  init(ship: Ship) {
    self.ship = ship
  }
}

final class Ship {
  var captain: Captain!
}

func start() {
  let container = DIContainer()
  container.register(Captain.init)
    .lifetime(.perRun(.strong))
  container.register(Ship.init)
    .lifetime(.perRun(.strong))
    .injection(cycle: true) { $0.captain = $1 }

  let captain: Captain = container.resolve()
  _ = captain
}
