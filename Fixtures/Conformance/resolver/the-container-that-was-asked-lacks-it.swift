// The same, asked of the container that holds the registration: it has no engine (run with 1.5).
import Resolver

final class Engine {}
final class Car {
  init(engine: Engine) {}
}

let parts = Resolver()
parts.register { r in Car(engine: r.resolve()) }  // expect: missing-provider
let shop = Resolver(child: parts)
shop.register { Engine() }
_ = parts.resolve(Car.self)
