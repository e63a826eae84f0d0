// The Swift Programming Language, Types: a function is converted to the function type of the place in which it arrives, and keeps to it. A type parameter that is
// told by it stands for what that type answers, whatever the function makes; only where no place says more does it stand for what is made.
// counts: registrations=11 needs=13 opaque=0
import Swinject

protocol Clock {}
final class SystemClock: Clock {}
protocol Bell {}
final class IronBell: Bell {}
protocol Tide {}
final class SpringTide: Tide {}
protocol Wind {}
final class WestWind: Wind {}
protocol Rope {}
final class Hemp: Rope {}
protocol Sail {}
final class Lateen: Sail {}
protocol Mast {}
final class Pine: Mast {}
protocol Oar {}
final class AshOar: Oar {}
protocol Keel {}
final class OakKeel: Keel {}
protocol Buoy {}
final class Cork: Buoy {}
protocol Gull {}
final class Herring: Gull {}

extension Container {
  func outer<T>(_ make: @escaping (Resolver) -> T) { inner(make) }
  func inner<T>(_ make: @escaping (Resolver) -> T) { register(T.self, factory: make) }
  func named<T>(_ type: T.Type, _ make: @escaping (Resolver) -> T) { inner(make) }
  func asLast<T>(_ make: @escaping (Resolver) -> T, as type: T.Type) { inner(make) }
  func local<T>(_ make: @escaping (Resolver) -> T) {
    let kept: (Resolver) -> T = make
    inner(kept)
  }
}
struct Recipe { let make: (Resolver) -> Rope }
struct Plan<T> { let make: (Resolver) -> T }
func makeOar(_ r: Resolver) -> AshOar { AshOar() }
func makeBuoy(_ r: Resolver) -> Cork { Cork() }

let container = Container()
let clock: (Resolver) -> Clock = { _ in SystemClock() }
let bell: (Resolver) -> Bell = { _ in IronBell() }

func fill() {
  container.outer(clock)
  container.inner(bell)
  container.named(Tide.self) { _ in SpringTide() }
  container.asLast({ _ in WestWind() }, as: Wind.self)
  container.inner(Recipe(make: { _ in Hemp() }).make)
  container.outer(Plan<Sail>(make: { _ in Lateen() }).make)
  container.outer { _ in Pine() }
  let oar: (Resolver) -> Oar = makeOar
  container.inner(oar)
  let oak = { (_: Resolver) -> OakKeel in OakKeel() }
  let keel: (Resolver) -> Keel = oak
  container.outer(keel)
  container.named(Buoy.self, makeBuoy)
  container.local { _ in Herring() as Gull }
}

func start() {
  fill()
  _ = container.resolve(Clock.self)!
  _ = container.resolve(Bell.self)!
  _ = container.resolve(Tide.self)!
  _ = container.resolve(Wind.self)!
  _ = container.resolve(Rope.self)!
  _ = container.resolve(Sail.self)!
  _ = container.resolve(Pine.self)!
  _ = container.resolve(Oar.self)!
  _ = container.resolve(Keel.self)!
  _ = container.resolve(Buoy.self)!
  _ = container.resolve(Gull.self)!
  _ = container.resolve(Mast.self)!  // expect: missing-provider
  _ = container.resolve(AshOar.self)!  // expect: missing-provider
}
start()
