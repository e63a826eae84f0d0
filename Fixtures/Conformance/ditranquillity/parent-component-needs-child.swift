// Observed with 6.0.0. A required dependency of a parent's component that only a child provides: resolving it through the
// parent stops the program, and the parent's own validation rejects it.
import DITranquillity

final class Lamp {}

final class Desk {
  init(lamp: Lamp) {}
}

func start() {
  let house = DIContainer()
  house.register(Desk.init)  // expect: missing-provider

  let room = DIContainer(parent: house)
  room.register(Lamp.init)

  let desk: Desk = room.resolve()
  _ = desk
}
