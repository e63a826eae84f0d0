// A second closure changes what the first parameters of a named initializer ask for.
import DITranquillity

protocol Fuel {}
final class Diesel: Fuel {}
final class Petrol: Fuel {}
enum Cheap {}

final class Lorry {
  init(fuel: Fuel) {}
}

final class Station {
  init(fuels: [Fuel], name: String) {}
}

final class Pump {
  init(number: Int, fuels: [Fuel], cheap: Fuel) {}
}

func start() {
  let container = DIContainer()
  container.register { "corner" as String }
  container.register(Diesel.init).as(Fuel.self, tag: Cheap.self)
  container.register(Petrol.init).as(Fuel.self)
  container.register(Lorry.init) { by(tag: Cheap.self, on: $0) }
  container.register(Station.init) { many($0) }
  container.register { Pump(number: arg($0), fuels: many($1), cheap: by(tag: Cheap.self, on: $2)) }

  let lorry: Lorry = container.resolve()
  let station: Station = container.resolve()
  let pump: Pump = container.resolve(args: 3)
  _ = (lorry, station, pump)
}
