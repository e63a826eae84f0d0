// The ways in which 6.0.0 takes a maker: what the closure's expression makes is the key, its numbered parameters are the
// needs, whatever their order; literals are none.
import DITranquillity

protocol Fuel {}
final class Diesel: Fuel {}
final class Tank {}
final class Horn {}

final class Lorry {
  init(tank: Tank, fuel: Fuel, wheels: Int) {}
}

final class Van {
  init(tank: Tank) {}
}

final class Bus {
  init(tank: Tank, fuel: Fuel) {}
  static func withDefaults(tank: Tank) -> Bus { Bus(tank: tank, fuel: Diesel()) }
}

final class Tram {
  static let shared = Tram()
}

protocol Warning {}
extension Horn: Warning {}

func start() {
  let container = DIContainer()
  container.register { Diesel() as Fuel }
  container.register { Tank() }
  container.register { Lorry(tank: $1, fuel: $0, wheels: 6) }
  container.register { (tank: Tank) -> Van in
    print("a van")
    return Van(tank: tank)
  }
  container.register(Bus.withDefaults)
  container.register { Tram.shared }
  container.register { Horn() }.as(Warning.self)

  let lorry: Lorry = container.resolve()
  let van: Van = container.resolve()
  let bus: Bus = container.resolve()
  let tram: Tram = container.resolve()
  let warning: Warning = container.resolve()
  let diesel: Diesel = container.resolve()  // expect: missing-provider
  _ = (lorry, van, bus, tram, warning, diesel)
}
