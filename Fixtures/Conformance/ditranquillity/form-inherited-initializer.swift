// A subclass without initializers of its own has its superclass's, and inherits properties too.
import DITranquillity

final class Fuel {}
protocol Cargo {}

class Vehicle {
  var cargo: Cargo?
  init(fuel: Fuel) {}
}

final class Lorry: Vehicle {}

struct Ticket {
  let fuel: Fuel
  var note: String?
}

func start() {
  let container = DIContainer()
  container.register(Lorry.init(fuel:))  // expect: missing-provider
    .injection(\.cargo)
  container.register(Ticket.init(fuel:note:))
}
