// `Register.swift`, `register(_:tag:)`: a definition may stand in several containers, and under several tags.
import Dip

final class Leaf { init(size: Int) {} }
final class Twig {}

let bark = DependencyContainer()
let moss = DependencyContainer()

let leaf = bark.register(.singleton, tag: "old") { (size: Int) in Leaf(size: size) }
let twig = bark.register { Twig() }
moss.register(twig)
bark.register(leaf, tag: "new")

let one: Leaf = try bark.resolve(tag: "old", arguments: 3)
let two: Leaf = try bark.resolve(tag: "new", arguments: 3)
let three: Twig = try moss.resolve()
let four: Leaf = try moss.resolve(tag: "new", arguments: 3)  // expect: missing-provider
let five: Leaf = try bark.resolve(tag: "young", arguments: 3)  // expect: missing-provider
