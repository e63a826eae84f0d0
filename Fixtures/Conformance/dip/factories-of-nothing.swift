// DependencyContainer.register(_:type:tag:factory:) in its shortest form takes `(()) throws -> T` (7.1): a factory without run-time arguments,
// for which a closure without parameters may stand. What has an argument is made with one that the container has.
import Dip

protocol Shelf {
  func put<Thing>(_ make: @escaping (()) -> Thing)
  func put<Thing>(counted make: @escaping (Int) -> Thing)
  func get<Thing>() -> Thing
}

final class Cupboard: Shelf {
  private let container = DependencyContainer()
  func put<Thing>(_ make: @escaping (()) -> Thing) { container.register(.unique, factory: make) }
  func put<Thing>(counted make: @escaping (Int) -> Thing) { container.register(.unique, factory: make) }
  func get<Thing>() -> Thing { try! container.resolve() }
}

final class Jam {}
final class Honey {}

final class Larder {
  let shelf = Cupboard()
  func fill() {
    shelf.put { Jam() }
    shelf.put(counted: { _ in Honey() })  // expect: missing-provider
  }
  func jam() -> Jam { shelf.get() }
  func honey() -> Honey { shelf.get() }
}

let larder = Larder()
larder.fill()
_ = larder.jam()
_ = larder.honey()
// counts: registrations=2 needs=3 opaque=0
