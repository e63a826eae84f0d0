// `r` is the container that was asked first, not the one that holds the registration (run with 1.5).
import Resolver

final class Engine {}
final class Car {
  init(engine: Engine) {}
}

let parts = Resolver()
parts.register { r in Car(engine: r.resolve()) }  // expect: missing-provider (note)
let shop = Resolver(child: parts)
shop.register { Engine() }
_ = shop.resolve(Car.self)
