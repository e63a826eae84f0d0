// A parameter's type is the annotation, the type of the parameter it is passed to, or the type after `as`.
import DITranquillity

protocol Fuel {}
final class Diesel: Fuel {}
protocol Trailer {}
protocol Roof {}
final class Tarpaulin: Roof {}

final class Lorry {
  init(fuel: Fuel, trailer: Trailer?) {}
}

final class Cart {
  init(roof: Roof) {}
}

final class Wagon {
  init(roof: Roof) {}
}

func start() {
  let container = DIContainer()
  container.register(Diesel.init)
  container.register { Lorry(fuel: $0 as Diesel, trailer: $1) }
  container.register { (roof: Tarpaulin) in Cart(roof: roof) }  // expect: missing-provider
  container.register { roof in Wagon(roof: roof) }  // expect: missing-provider
}
