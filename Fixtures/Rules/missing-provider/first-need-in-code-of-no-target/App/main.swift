import DITranquillity

final class Lamp {
  init(bulb: Bulb, cord: Cord) {}
}

final class Bulb {}

final class Cord {}

let container = DIContainer()
container.register(Bulb.init)
container.register(Lamp.init)  // expect: missing-provider
hang(container)
let lamp: Lamp = container.resolve()
