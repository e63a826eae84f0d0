// Upstream: DITranquillityTests_Resolve.test13_ResolveCircular2 and test25_PostInitCycle (6.0.0). Both live for one
// resolution and the injection is marked: valid. `postInit` asks for nothing.
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
    .lifetime(.objectGraph)
    .postInit { (captain: Captain) in _ = captain.ship }
  container.register(Ship.init)
    .lifetime(.objectGraph)
    .injection(cycle: true) { $0.captain = $1 }

  let captain: Captain = container.resolve()
  let ship: Ship = container.resolve()
  _ = (captain, ship)
}
