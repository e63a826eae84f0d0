// Upstream: DITranquillityTests_Parent.test01_Resolve and test02_ParentResolve_Pre, _Post (6.0.0). A child finds its own
// registrations and its parent's, whether they were made before or after the child was: valid.
import DITranquillity

final class Roof {}
final class Wall {}
final class Floor {}

func start() {
  let house = DIContainer()
  house.register(Roof.init)

  let room = DIContainer(parent: house)
  room.register(Wall.init)
  house.register(Floor.init)

  let wall: Wall = room.resolve()
  let roof: Roof = room.resolve()
  let floor: Floor = room.resolve()
  _ = (wall, roof, floor)
}
