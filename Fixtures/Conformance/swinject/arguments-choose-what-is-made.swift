// `resolve(_:arguments:)` hands its arguments to the factory (Documentation/DIContainer.md, "Registration with Arguments to DI Container"), so a factory
// that chooses by one of them makes, for a constant, what stands on the way of that constant.
// counts: needs=4 registrations=2 opaque=0
import Swinject

enum Mode { case plain, deep }

protocol Pump {}
final class PlainPump: Pump {}
final class DeepPump: Pump {
  init(inner: Pump) {}
}
protocol Keg {}
final class PlainKeg: Keg {}
final class DeepKeg: Keg {
  init(inner: Keg) {}
}

func fill() -> Container {
  let container = Container()
  container.register(Pump.self) { (r: Resolver, size: Int, mode: Mode) in
    if mode == .deep {
      return DeepPump(inner: r.resolve(Pump.self, arguments: size, Mode.plain)!)
    }
    return PlainPump()
  }
  container.register(Keg.self) { (r: Resolver, size: Int, mode: Mode) in
    if mode == .deep {
      return DeepKeg(inner: r.resolve(Keg.self, arguments: size, Mode.deep)!)  // expect: dependency-cycle (note)
    }
    return PlainKeg()
  }
  return container
}
let container = fill()
let pump = container.resolve(Pump.self, arguments: 1, Mode.deep)!
let keg = container.resolve(Keg.self, arguments: 1, Mode.plain)!
