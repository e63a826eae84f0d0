// A method that is taken from its type is a function that takes the object and answers the method (Swift evolution SE-0042, "Motivation"); a
// registration is there once `register` has run (README, "Basic Usage").
// counts: needs>=5 opaque=0
import Swinject

struct Kelp {}
struct Crab {}
struct Eel {}
struct Squid {}

struct Net {
  func castKelp(_ container: Container) { container.register(Kelp.self) { _ in Kelp() } }
  func castCrab(_ container: Container) { container.register(Crab.self) { _ in Crab() } }
  func castSquid(_ container: Container) {  // expect: unloaded-module (warning)
    container.register(Squid.self) { _ in Squid() }
  }
}
protocol Trawl { func haul(into container: Container) }
struct EelTrawl: Trawl { func haul(into container: Container) { container.register(Eel.self) { _ in Eel() } } }
final class Pond {
  let container = Container()
  func stock() { container.register(Kelp.self) { _ in Kelp() } }
}

let sea = Container()
let cast = Net.castKelp
cast(Net())(sea)
Net.castCrab(Net())(sea)
let trawls: [any Trawl] = [EelTrawl()]
for haul in trawls.map(Trawl.haul) { haul(sea) }
_ = sea.resolve(Kelp.self)!
_ = sea.resolve(Crab.self)!
_ = sea.resolve(Eel.self)!
_ = sea.resolve(Squid.self)!  // expect: missing-provider

let pond = Pond()
let stock = Pond.stock
stock(pond)()
_ = pond.container.resolve(Kelp.self)!
