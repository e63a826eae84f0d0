// A variable `T!` is used as if it were never nil, also where a later statement fills it (The Swift Programming Language, Types, "Implicitly
// Unwrapped Optional Type"); `resolve` answers nil for what nobody registers (Swinject, `Resolver.swift`).
// counts: registrations=1 needs=4
import Swinject

protocol Clock: AnyObject { func tick() }
final class WallClock: Clock { func tick() {} }

let house = Container()
house.register(Clock.self, name: "wall") { _ in WallClock() }

func open(_ isDay: Bool) {
  var clock: Clock!
  if isDay {
    clock = house.resolve(Clock.self, name: "wall")
  } else {
    clock = house.resolve(Clock.self, name: "moon")  // expect: missing-provider
  }
  clock.tick()
  let other: Clock! = house.resolve(Clock.self, name: "sun")  // expect: missing-provider
  other.tick()
}
func look() {
  var clock: Clock?
  clock = house.resolve(Clock.self, name: "star")
  clock?.tick()
}
open(CommandLine.arguments.count > 1)
look()
