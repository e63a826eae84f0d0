// Resolver's `implements` asks for the service itself whenever the further type is asked for (`Resolver.swift`, `implements`), so it
// answers with what was registered for the service last, which need not be of the further type. Found by random programs, run with 1.5.1.
import Resolver

protocol Bird {}
protocol Layer {}
final class Hen: Bird, Layer {}
final class Cock: Bird {}

let yard = Resolver()
yard.register(Bird.self) { Hen() }.implements(Layer.self)
yard.register(Bird.self) { Cock() }  // expect: duplicate-provider (warning)
let bird: Bird = yard.resolve()
let layer: Layer = yard.resolve()  // expect: missing-provider
