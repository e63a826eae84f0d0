// Observed with 6.0.0. `by(tags:)` wants all tags on one component: one has both, invalid where no one has.
import DITranquillity

protocol Door {}
final class FrontDoor: Door {}
final class SideDoor: Door {}
enum Wooden {}
enum Locked {}
enum Glazed {}

final class House {
  init(door: Door) {}
}

final class Shed {
  init(door: Door) {}
}

func start() {
  let container = DIContainer()
  container.register(FrontDoor.init)
    .as(Door.self, tag: Wooden.self)
    .as(Door.self, tag: Locked.self)
  container.register(SideDoor.init)
    .as(Door.self, tag: Wooden.self)
    .as(Door.self, tag: Glazed.self)
  container.register { House(door: by(tags: Wooden.self, Locked.self, on: $0)) }
  container.register { Shed(door: by(tags: Locked.self, Glazed.self, on: $0)) }  // expect: missing-provider
}
