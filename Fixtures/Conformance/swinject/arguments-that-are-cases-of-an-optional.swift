// A factory with an argument is found by the argument's type (Swinject, Documentation/DIContainer.md, "Registration with Arguments"), and a case of
// `Optional` that names its type has that type: `Optional<Scanner>.none` is what `nil as Scanner?` is (The Swift Standard Library, "Optional").
// counts: needs=6 opaque=0
import Swinject

protocol Scanner {}
final class Flatbed: Scanner {}
final class Desk { init(scanner: Scanner?) {} }
final class Shelf { init(scanner: Scanner?) {} }

let container = Container()
container.register(Desk.self) { (_, _: String?) in Desk(scanner: nil) }
container.register(Shelf.self) { (_, scanner: Scanner?) in Shelf(scanner: scanner) }

let bare = container.resolve(Desk.self, argument: Optional<Scanner>.none)!  // expect: missing-provider
let cast = container.resolve(Desk.self, argument: nil as Scanner?)!
let full = container.resolve(Desk.self, argument: Optional<Scanner>.some(Flatbed()))!
let text = container.resolve(Desk.self, argument: Optional<String>.none)!
let shelf = container.resolve(Shelf.self, argument: Optional<Scanner>.none)!
let other = container.resolve(Shelf.self, argument: Optional<String>.none)!  // expect: missing-provider
