// Upstream: DITranquillityTests_Lifetime.test01_single to test06_prototypeWithObjectGraph (6.0.0). Every lifetime, and
// objects that many share: valid.
import DITranquillity

final class Wood {}

final class Chair {
  init(wood: Wood) {}
}

final class Table {
  init(wood: Wood) {}
}

final class Room {
  init(chair: Chair, table: Table) {}
}

final class Street {}
final class Town {}
final class Country {}
final class World {}

func start() {
  let container = DIContainer()
  container.register(Room.init).lifetime(.prototype)
  container.register(Chair.init).lifetime(.objectGraph)
  container.register(Table.init).lifetime(.objectGraph)
  container.register(Wood.init).lifetime(.objectGraph)
  container.register(Street.init).lifetime(.perContainer(.weak))
  container.register(Town.init).lifetime(.perContainer(.strong))
  container.register(Country.init).lifetime(.perRun(.weak))
  container.register { () -> World in
    print("let there be light")
    return World()
  }.lifetime(.single)

  container.initializeSingletonObjects()
  let room: Room = container.resolve()
  let world: World = container.resolve()
  container.clean()
  _ = (room, world)
}
