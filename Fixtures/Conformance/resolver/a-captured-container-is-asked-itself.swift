// A factory that names a container asks that one, whoever was asked first (run with 1.5).
import Resolver

final class Engine {}
final class Car {
  init(engine: Engine) {}
}

let parts = Resolver()
parts.register { Car(engine: parts.resolve()) }  // expect: missing-provider
let shop = Resolver(child: parts)
shop.register { Engine() }
_ = shop.resolve(Car.self)
