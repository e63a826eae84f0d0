// `Resolve.swift`, `resolve(tag:builder:)`: what a builder hands to the factory that it is given is counted and not read.
// counts: needs=2 opaque=2
import Dip

final class Leaf { init(size: Int, age: Int) {} }

let bark = DependencyContainer { box in
  box.register { (size: Int, age: Int) in Leaf(size: size, age: age) }
}

let leaf: Leaf = try bark.resolve(tag: "green") { (factory: ((Int, Int)) throws -> Leaf) in try factory((1, 2)) }
print(leaf, try bark.resolve(Leaf.self) { factory in try factory((1, 2)) })
