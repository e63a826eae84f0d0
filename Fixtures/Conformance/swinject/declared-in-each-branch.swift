// The Swift Programming Language, "Conditional Compilation Block": the compiler sees one clause of an `#if`, so that two clauses may each declare the same
// name, and what is written elsewhere means the one of the build at hand.
// counts: needs>=20 registrations=11 opaque=0
import Swinject
import SwinjectAutoregistration

final class Water {}
final class Log {}
final class Gas {}
final class Coal {}

// A class with other initializers, a function, a struct with other properties.
#if DEBUG
final class Kettle { init(water: Water, log: Log) {} }
final class Pot { init(log: Log) {} }
func pot(_ resolver: Resolver) -> Pot { Pot(log: resolver.resolve(Log.self)!) }
#else
final class Kettle { init(water: Water, gas: Gas, coal: Coal) {} }
final class Pot { init(gas: Gas) {} }
func pot(_ resolver: Resolver) -> Pot { Pot(gas: resolver.resolve(Gas.self)!) }
#endif

// One assembly in each build.
#if DEBUG
final class Hearth: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
}
#else
final class Hearth: Assembly {
  func assemble(container: Container) { container.register(Gas.self) { _ in Gas() } }
}
#endif

// Properties and methods of one type.
struct Pantry {
  let container: Container
  #if DEBUG
  static let shelf = "low"
  var fire: Log { container.resolve(Log.self)! }
  func fill() { container.register(Int.self, name: "low") { _ in 1 } }
  #else
  static let shelf = "high"
  var fire: Gas { container.resolve(Gas.self)! }
  func fill() { container.register(Int.self, name: "high") { _ in 2 } }
  #endif
}

#if DEBUG
let box = "tin"
typealias Fuel = Log
#else
let box = "wood"
typealias Fuel = Gas
#endif

func start() {
  let assembler = Assembler([Hearth()])
  let container = assembler.resolver as! Container
  let pantry = Pantry(container: container)
  pantry.fill()
  container.autoregister(Water.self, initializer: Water.init)
  container.autoregister(Kettle.self, initializer: Kettle.init)  // expect: missing-provider
  container.register(Pot.self) { pot($0) }
  container.register(String.self, name: box) { _ in "" }
  container.register(Double.self, name: Pantry.shelf) { _ in 1 }
  _ = container.resolve(Kettle.self)!
  _ = container.resolve(Pot.self)!
  _ = container.resolve(Fuel.self)!
  _ = pantry.fire
  _ = container.resolve(Int.self, name: Pantry.shelf)!
  _ = container.resolve(String.self, name: box)!
  #if DEBUG
  _ = container.resolve(Log.self)!
  _ = container.resolve(String.self, name: "tin")!
  _ = container.resolve(Double.self, name: "low")!
  _ = container.resolve(Int.self, name: "high")!  // expect: missing-provider
  #else
  _ = container.resolve(Gas.self)!
  _ = container.resolve(String.self, name: "wood")!
  _ = container.resolve(Double.self, name: "high")!
  #endif
}
