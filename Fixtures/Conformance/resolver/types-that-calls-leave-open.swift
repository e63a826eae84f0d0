// What a closure answers is registered as what Swift finds (printed by swiftc). A type parameter that only the compiler can tell is not known, and
// what is registered so is counted and may be anything; it is never the first of several arguments, nor the parameter's own name.
// counts: needs=13 opaque=2
import Resolver

class Ship {
  var hull = Hull()
  required init() {}
  static var main: Self { self.init() }
}
final class Boat: Ship {}
final class Hull {}
final class Oar {}
protocol Then {}
extension Then {
  func into<T>(_ make: (Self) -> T) -> T { make(self) }
  var own: Self { self }
}
extension Ship: Then {}
func twice<T>(_ make: () -> T) -> T { make() }
func pick<T>(_ one: T, _ other: T) -> T { one }
func first<T>(_ all: [T]) -> T { all[0] }
func last<C: BidirectionalCollection>(_ all: C) -> C.Element { all.last! }
prefix operator ^
prefix func ^ <T>(_ value: T) -> [T] { [value] }
let deck = [Ship()]

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register(name: "twice") { twice { deck[0] } }
    register(name: "pick") { pick(Boat(), Ship()) }
    register(name: "first") { first([Boat(), Ship()]) }
    register(name: "last") { last(deck) }
    register(name: "list") { ^Oar() }
    register(name: "hull") { Boat().into { $0.hull } }
    register(name: "own") { Boat().own }
    register(name: "main") { Boat.main }
    register(name: "reduced") { deck.reduce(into: Boat()) { _, ship in print(ship) } }
  }
}
func start() {
  let twice: Ship = Resolver.resolve(name: "twice")  // expect: missing-provider (note)
  let pick: Ship = Resolver.resolve(name: "pick")
  let first: Ship = Resolver.resolve(name: "first")
  let last: Ship = Resolver.resolve(name: "last")
  let list: [Oar] = Resolver.resolve(name: "list")  // expect: missing-provider (note)
  let hull: Hull = Resolver.resolve(name: "hull")
  let own: Boat = Resolver.resolve(name: "own")
  let main: Boat = Resolver.resolve(name: "main")
  let reduced: Boat = Resolver.resolve(name: "reduced")
  print(twice, pick, first, last, list, hull, own, main, reduced)
}
func fail() {
  let pick: Boat = Resolver.resolve(name: "pick")  // expect: missing-provider
  let last: Oar = Resolver.resolve(name: "last")  // expect: missing-provider
  let own: Ship = Resolver.resolve(name: "own")  // expect: missing-provider
  let other: Oar = Resolver.resolve(name: "other")  // expect: missing-provider
  print(pick, last, own, other)
}
start()
fail()
