// Upstream: DITranquillityTests_Parent.test05_PriorityResolve (6.0.0). The child's provider wins over the parent's: valid,
// neither ambiguous nor duplicate.
import DITranquillity

protocol Light {}
final class Candle: Light {}
final class Lantern: Light {}

func start() {
  let house = DIContainer()
  house.register(Candle.init).as(Light.self)

  let room = DIContainer(parent: house)
  room.register(Lantern.init).as(Light.self)

  let below: Light = house.resolve()
  let above: Light = room.resolve()
  _ = (below, above)
}
