// What is registered where nobody can tell in which container, or by a function that stands outside the sources, may be there: nothing
// is missing for certain that is registered so. Swinject's Container has `register(_:name:factory:)` and no function with other labels
// (Sources/Container.swift), so this one is a library's.
// counts: needs=4 opaque=2
import Shelves
import Swinject

final class Tide {}
final class Boat {}
final class Buoy {}
final class Mast {
  init(buoy: Buoy) {}
}

enum Harbour {
  static let container = Container()

  static func fill(_ shelf: Shelf) {
    container.register(Tide.self, lasting: 3) { Tide() }
    shelf.box.register(Boat.self) { _ in Boat() }
    container.register(Mast.self) { r in
      Mast(buoy: r.resolve(Buoy.self)!)  // expect: missing-provider
    }
  }
}

@main
struct App {
  static func main() {
    Harbour.fill(Shelf(Harbour.container))
    _ = Harbour.container.resolve(Tide.self)!  // expect: missing-provider (note)
    _ = Harbour.container.resolve(Boat.self)!  // expect: missing-provider (note)
    _ = Harbour.container.resolve(Mast.self)!
  }
}
