// Upstream: DITranquillityTests_Parent.test06_Many (6.0.0). `many` joins the child's and the parent's: valid.
import DITranquillity

protocol Light {}
final class Candle: Light {}
final class Lantern: Light {}

func start() {
  let house = DIContainer()
  house.register(Candle.init).as(Light.self)

  let room = DIContainer(parent: house)
  room.register(Lantern.init).as(Light.self)

  let one: [Light] = many(house.resolve())
  let two: [Light] = many(room.resolve())
  _ = (one, two)
}
