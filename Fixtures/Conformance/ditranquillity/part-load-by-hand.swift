// A part's `load` is called by hand: what it registers is in the container as if the part had been appended.
import DITranquillity

struct Lamp {}
struct Bulb {}
final class Room { init(lamp: Lamp, bulb: Bulb) {} }

final class LampPart: DIPart {
  static func load(container: DIContainer) { container.register { Lamp() } }
}
final class RoomPart: DIPart {
  static func load(container: DIContainer) {
    LampPart.load(container: container)
    container.register(Room.init)  // expect: missing-provider
  }
}
final class HouseFramework: DIFramework {
  static func load(container: DIContainer) { RoomPart.load(container: container) }
}
let container: DIContainer = {
  let container = DIContainer()
  HouseFramework.load(container: container)
  return container
}()
func start() { let room: Room = container.resolve(); _ = room }
