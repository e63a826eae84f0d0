// Docs/Decisions.md, "What is optional is tolerated": an object that takes nothing in its initializer is filled through its properties, which are
// optional for want of another way.
import Swinject

protocol Tide { func rise() }
protocol Wind { func blow() }
struct Breeze: Wind { func blow() {} }
final class Calm: Wind { func blow() {} }

final class Pool {
  var tide: Tide?
  var wind: Wind?
  var calm: Wind?
  private var lamp: Lamp?
  private var bulb: Bulb?

  // Something else may be in it.
  func turn(_ container: Container) { self.bulb = container.resolve(Bulb.self) }
  func screw(_ bulb: Bulb) { self.bulb = bulb }
  func look(_ container: Container) { self.lamp = container.resolve(Lamp.self) }  // expect: missing-provider (warning)
}
final class Lamp {}
final class Bulb {}

final class PoolAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Wind.self) { _ in Breeze() }
    container.register(Pool.self) { r in
      let pool = Pool()
      pool.tide = r.resolve(Tide.self)  // expect: missing-provider (warning)
      pool.wind = r.resolve(Wind.self)
      pool.calm = r.resolve(Wind.self, name: "calm") ?? Calm()
      return pool
    }
  }
}

@main
struct Shore {
  static let container = Container()
  static let assembler = Assembler([PoolAssembly()], container: container)
  static func main() {
    let pool = assembler.resolver.resolve(Pool.self)!
    pool.look(container)
    pool.turn(container)
  }
}
