// ContainerSpec: who brings no argument does not find what takes one, whatever the types are.
import Swinject

struct Candle { let height: Int }

let container = Container()
container.register(Candle.self) { _, height in Candle(height: height) }
_ = container.resolve(Candle.self, argument: 4)!
_ = container.resolve(Candle.self)!  // expect: missing-provider
