// Resolver.swift, `register(_:name:factory:)`: a service is registered as what its factory is seen to answer. A closure that is kept as
// `() -> Tide` answers a `Tide`, whatever it makes (The Swift Programming Language, "Function Types").
// counts: registrations=4
import Resolver

protocol Tide {}
final class DeepTide: Tide {}
protocol Wave {}
final class HighWave: Wave {}
protocol Foam {}
final class WhiteFoam: Foam {}
final class Sand {}

let makeTide: () -> Tide = { DeepTide() }
Resolver.register { makeTide() }

func put<T>(_ type: T.Type, _ make: @escaping () -> T) {
  Resolver.register { make() }
}
put(Wave.self) { HighWave() }

func putFoam(_ make: @escaping () -> Foam) {
  let foam = make()
  Resolver.register { foam }
}
putFoam { WhiteFoam() }

let makeSand = { Sand() }
Resolver.register { makeSand() }

let tide: Tide = Resolver.resolve()
let wave: Wave = Resolver.resolve()
let foam: Foam = Resolver.resolve()
let sand: Sand = Resolver.resolve()
let deep: DeepTide = Resolver.resolve()  // expect: missing-provider
let high: HighWave = Resolver.resolve()  // expect: missing-provider
let white: WhiteFoam = Resolver.resolve()  // expect: missing-provider
