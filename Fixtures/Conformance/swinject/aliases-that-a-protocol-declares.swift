// ContainerSpec: a key is a type. What a protocol declares by `Self` is another type in each that conforms to it (The Swift
// Programming Language, "Associated Types"), so these are three keys, and the first has two registrations.
import Swinject

protocol Buildable {
  associatedtype Maker = Workshop<Self>
}
extension Buildable {
  typealias Listing = Workshop<Self>
}

final class Workshop<Product> {}
final class Chair: Buildable {}
final class Table: Buildable {}
final class Lamp {}

func furnish() {
  let container = Container()
  container.register(Chair.Maker.self) { _ in Chair.Maker() }
  container.register(Table.Maker.self) { _ in Workshop<Table>() }
  container.register(Chair.Listing.self) { _ in Workshop<Chair>() }  // expect: duplicate-provider (warning)
  _ = container.resolve(Workshop<Table>.self)!
  _ = container.resolve(Workshop<Lamp>.self)!  // expect: missing-provider
}
