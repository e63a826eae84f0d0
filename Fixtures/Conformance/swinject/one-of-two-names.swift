// Swinject looks a registration up by the name that it is handed (`Container.resolve(_:name:)`, `ServiceKey`), so what is asked for under one of two
// names is asked for under each of them some time; but whoever registers under one of two names may do so by the same condition. Of the names of
// an enumeration's cases one is enough.
// counts: needs=11 opaque=3
import Swinject

protocol Lamp {}
final class Desk: Lamp {}
final class Floor: Lamp {}
final class Stand {}
enum Kind: String { case desk, floor, wall = "high" }
final class Settings {
  var isLate = false
  var kind = Kind.desk
}

func fill(_ container: Container, _ settings: Settings) {
  container.register(Lamp.self, name: "desk") { _ in Desk() }
  container.register(Lamp.self, name: "floor") { _ in Floor() }
  container.register(Stand.self, name: settings.isLate ? "low" : "small") { _ in Stand() }
}
func ask(_ resolver: Resolver, _ settings: Settings) {
  let name = settings.isLate ? "desk" : "ceiling"
  _ = resolver.resolve(Lamp.self, name: name)!  // expect: missing-provider
  _ = resolver.resolve(Lamp.self, name: settings.isLate ? "desk" : "floor")!
  let kind: Kind = if settings.isLate { .floor } else { .wall }
  _ = resolver.resolve(Lamp.self, name: kind.rawValue)!  // expect: missing-provider
  _ = resolver.resolve(Stand.self, name: settings.isLate ? "low" : "small")!
  _ = resolver.resolve(Lamp.self, name: settings.kind.rawValue)!
}
@main enum Start {
  static func main() {
    let (container, settings) = (Container(), Settings())
    fill(container, settings)
    ask(container, settings)
    print(Hall())
  }
}

/// Of the types that are asked for so not each is registered under both names, nor need it be: tests may have their own.
@propertyWrapper struct Served<T> {
  let wrappedValue: T
  init() { wrappedValue = shelf.resolve(T.self, name: isTried ? "tried" : nil)! }
}
var isTried = false
let shelf: Container = {
  let shelf = Container()
  shelf.register(Stand.self) { _ in Stand() }
  return shelf
}()
struct Hall { @Served var stand: Stand }
