// Swinject, `Container._resolve(name:option:invoker:)`: the types of the arguments are part of the key, and what a list may not have is an
// optional: `first`, `last`, `max()`, what is searched, and the case of a raw value. `compactMap` leaves none.
import Swinject

enum Wind: String { case north, south }

final class Sail {}
final class Mast {}
final class Boom {}
final class Keel {}
final class Hull {}
final class Rudder {}

let lengths: [Int] = [3, 5]
let yard = Container()

yard.register(Sail.self) { (_, length: Int?) in Sail() }
yard.register(Mast.self) { (_, wind: Wind?) in Mast() }
yard.register(Boom.self) { (_, lengths: [Int]) in Boom() }
yard.register(Keel.self) { (_, length: Int) in Keel() }
yard.register(Hull.self) { (_, isLong: Bool) in Hull() }
yard.register(Rudder.self) { (_, wind: Wind) in Rudder() }

print(yard.resolve(Sail.self, argument: lengths.first)!)
print(yard.resolve(Sail.self, argument: lengths.first { $0 > 3 })!)
print(yard.resolve(Sail.self, argument: lengths.max())!)
print(yard.resolve(Mast.self, argument: Wind(rawValue: "north"))!)
print(yard.resolve(Boom.self, argument: lengths.compactMap { $0 > 3 ? $0 : nil })!)
print(yard.resolve(Hull.self, argument: lengths.contains { $0 > 4 })!)
print(yard.resolve(Keel.self, argument: lengths.first!)!)

print(yard.resolve(Keel.self, argument: lengths.last)!)  // expect: missing-provider
print(yard.resolve(Rudder.self, argument: Wind(rawValue: "south"))!)  // expect: missing-provider
