// Observed with 6.0.0. A provider that has the key only under a tag does not answer a plain request: invalid.
import DITranquillity

protocol Door {}
final class FrontDoor: Door {}
enum Wooden {}

final class House {
  init(door: Door) {}
}

func start() {
  let container = DIContainer()
  container.register(FrontDoor.init).as(Door.self, tag: Wooden.self)
  container.register(House.init)  // expect: missing-provider
}
