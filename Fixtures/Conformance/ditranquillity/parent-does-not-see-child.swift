// Upstream: DITranquillityTests_Parent.test04_ParentNotResolve (6.0.0). What a child registers its parent does not have.
import DITranquillity

final class Lamp {}

func start() {
  let house = DIContainer()
  let room = DIContainer(parent: house)
  room.register(Lamp.init)

  let own: Lamp = room.resolve()
  let maybe: Lamp? = house.resolve()
  let lamp: Lamp = house.resolve()  // expect: missing-provider
  _ = (own, maybe, lamp)
}
