// Upstream: DITranquillityTests_Parent.test07_Inject (6.0.0). A component of the parent is built by the container that was
// asked, so its optional property is filled from the child: valid.
import DITranquillity

final class Lamp {}

final class Table {
  var lamp: Lamp?
}

func start() {
  let house = DIContainer()
  house.register(Table.init)
    .injection(\.lamp)

  let room = DIContainer(parent: house)
  room.register(Lamp.init)

  let table: Table = room.resolve()
  _ = table
}
