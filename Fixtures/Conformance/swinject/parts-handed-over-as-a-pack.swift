// What a function does with each value of a pack it does as often as it is handed one (Swift evolution SE-0393, "Pack expansions"; SE-0408), and a
// registration is there once `register` has run (README, "Basic Usage").
// counts: needs>=9 opaque=0
import Swinject

protocol Part { func fill(_ container: Container) }

struct Tide {}
struct Moon {}
struct Buoy {}
struct Shoal {}
struct Wreck {}
struct Gull {}

struct TidePart: Part { func fill(_ container: Container) { container.register(Tide.self) { _ in Tide() } } }
struct MoonPart: Part { func fill(_ container: Container) { container.register(Moon.self) { _ in Moon() } } }
struct BuoyPart: Part { func fill(_ container: Container) { container.register(Buoy.self) { _ in Buoy() } } }
struct ShoalPart: Part { func fill(_ container: Container) { container.register(Shoal.self) { _ in Shoal() } } }
struct WreckPart: Part {
  func fill(_ container: Container) {  // expect: unloaded-module (warning)
    container.register(Wreck.self) { _ in Wreck() }
  }
}
final class GullAssembly: Assembly {
  func assemble(container: Container) { container.register(Gull.self) { _ in Gull() } }
}

final class Chart {
  let container = Container()
  func fill<each P: Part>(_ parts: repeat each P) {
    repeat (each parts).fill(container)
  }
  func fillInTurn<each P: Part>(with parts: repeat each P) {
    for part in repeat each parts { part.fill(container) }
  }
  func handOn<each P: Part>(_ parts: repeat each P) { fill(repeat each parts) }
}
func put<each P: Part, each Q>(_ parts: repeat each P, into places: repeat each Q) where repeat each Q == Container {
  repeat (each parts).fill(each places)
}
func assemble<each A: Assembly>(_ parts: repeat each A, into container: Container) {
  repeat (each parts).assemble(container: container)
}
// Not a pack, but as little known by the body itself.
func fill<P: Part>(_ container: Container, with part: P) { part.fill(container) }

let chart = Chart()
chart.fill(TidePart(), MoonPart())
_ = chart.container.resolve(Tide.self)!
_ = chart.container.resolve(Moon.self)!

let turns = Chart()
turns.fillInTurn(with: BuoyPart(), ShoalPart())
_ = turns.container.resolve(Buoy.self)!
_ = turns.container.resolve(Shoal.self)!

let handed = Chart()
handed.handOn(MoonPart(), TidePart())
_ = handed.container.resolve(Tide.self)!

let (near, far) = (Container(), Container())
put(TidePart(), ShoalPart(), into: near, far)
_ = near.resolve(Tide.self)!
_ = far.resolve(Shoal.self)!
_ = far.resolve(Wreck.self)!  // expect: missing-provider

let shelf = Container()
assemble(GullAssembly(), into: shelf)
fill(shelf, with: MoonPart())
_ = shelf.resolve(Gull.self)!
_ = shelf.resolve(Moon.self)!
