// Parts are loaded by hand from a list of their types.
import DITranquillity

struct Lamp {}
struct Bulb {}
final class Room { init(lamp: Lamp, bulb: Bulb) {} }
final class LampPart: DIPart {
  static func load(container: DIContainer) { container.register { Lamp() } }
}
final class RoomPart: DIPart {
  static func load(container: DIContainer) { container.register(Room.init) }  // expect: missing-provider
}
let parts: [DIPart.Type] = [LampPart.self, RoomPart.self]
func start() {
  let container = DIContainer()
  parts.forEach { $0.load(container: container) }
  let room: Room = container.resolve()
  _ = room
}
