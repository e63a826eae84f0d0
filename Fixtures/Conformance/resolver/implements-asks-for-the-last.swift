// counts: registrations=7 needs=6
// Resolver's `implements` asks for the service itself whenever the further type is asked for (`Resolver.swift`, `implements`), so it
// answers with what was registered for the service last, which need not be of the further type. Found by random programs, run with 1.5.1.
import Resolver

protocol Bird {}
protocol Layer {}
final class Hen: Bird, Layer {}
final class Cock: Bird {}
final class Duck: Bird, Layer {}

let yard = Resolver()
yard.register(Bird.self) { Hen() }.implements(Layer.self)
yard.register(Bird.self) { Cock() }  // expect: duplicate-provider (warning)
let bird: Bird = yard.resolve()
let layer: Layer = yard.resolve()  // expect: missing-provider

let pond = Resolver()
pond.register(Bird.self) { Cock() }.implements(Layer.self)
pond.register(Bird.self) { Duck() }  // expect: duplicate-provider (warning)
let swimmer: Bird = pond.resolve()
let nester: Layer = pond.resolve()

// What stands under the further type by itself, later, is asked for no bird.
let barn = Resolver()
barn.register(Bird.self) { Hen() }.implements(Layer.self)
barn.register(Layer.self) { Duck() }  // expect: duplicate-provider (warning)
barn.register(Bird.self) { Cock() }  // expect: duplicate-provider (warning)
let crower: Bird = barn.resolve()
let sitter: Layer = barn.resolve()
