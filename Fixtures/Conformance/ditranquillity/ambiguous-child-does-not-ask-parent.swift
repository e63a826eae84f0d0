// Observed with 6.0.0. Two candidates in the child are ambiguous although the parent has exactly one.
import DITranquillity

protocol Light {}
final class Candle: Light {}
final class Lantern: Light {}
final class Torch: Light {}

func start() {
  let house = DIContainer()
  house.register(Candle.init).as(Light.self)

  let room = DIContainer(parent: house)
  room.register(Lantern.init).as(Light.self)
  room.register(Torch.init).as(Light.self)

  let light: Light = room.resolve()  // expect: ambiguous-provider
  _ = light
}
