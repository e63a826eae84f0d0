// Observed with 2.10.0. What is registered in a parent is made by the container that was asked, and that one is handed to the
// factory. An object or a structure that keeps what the factory was handed asks the child, where the child was asked; one that
// keeps the parent itself asks the parent.
// counts: needs=12 opaque=0
import Swinject

final class Clay {}
final class Kiln {}
final class Glaze {}
final class Wheel {}
final class Water {}
final class Sand {}
final class Bowl { init(clay: Clay) {} }
final class Plate { init(kiln: Kiln) {} }
final class Vase { init(glaze: Glaze) {} }
final class Jar { init(wheel: Wheel) {} }
final class Pot { init(water: Water) {} }
final class Cup { init(sand: Sand) {} }

protocol Fetching { var resolver: Resolver { get } }
extension Fetching { func fetch<T>(_ type: T.Type) -> T { resolver.resolve(type)! } }
struct Shelf: Fetching { let resolver: Resolver }

final class Drawer {
  private let resolver: Resolver
  init(_ resolver: Resolver) { self.resolver = resolver }
  func kiln() -> Kiln {
    resolver.resolve(Kiln.self)!  // expect: missing-provider (warning)
  }
}

final class Cabinet {
  let shelf: Shelf
  init(shelf: Shelf) { self.shelf = shelf }
}

struct Box<Content> {
  let content: Content
}

func start() {
  let workshop = Container()
  workshop.register(Bowl.self) { r in
    Bowl(clay: Shelf(resolver: r).fetch(Clay.self))  // expect: missing-provider (warning)
  }
  workshop.register(Plate.self) { r in
    Plate(kiln: Drawer(r).kiln())
  }
  workshop.register(Vase.self) { r in
    Vase(glaze: Cabinet(shelf: Shelf(resolver: r)).shelf.fetch(Glaze.self))  // expect: missing-provider (warning)
  }
  workshop.register(Jar.self) { r in
    let box = Box(content: r)
    return Jar(wheel: box.content.resolve(Wheel.self)!)  // expect: missing-provider (warning)
  }
  workshop.register(Pot.self) { _ in
    Pot(water: Shelf(resolver: workshop).fetch(Water.self))  // expect: missing-provider
  }
  // What neither has stops the app through either.
  workshop.register(Cup.self) { r in
    Cup(sand: Shelf(resolver: r).fetch(Sand.self))  // expect: missing-provider
  }
  let bench = Container(parent: workshop)
  bench.register(Clay.self) { _ in Clay() }
  bench.register(Kiln.self) { _ in Kiln() }
  bench.register(Glaze.self) { _ in Glaze() }
  bench.register(Wheel.self) { _ in Wheel() }
  bench.register(Water.self) { _ in Water() }

  _ = bench.resolve(Bowl.self)!
  _ = bench.resolve(Plate.self)!
  _ = bench.resolve(Vase.self)!
  _ = bench.resolve(Jar.self)!
  _ = bench.resolve(Pot.self)!
  _ = bench.resolve(Cup.self)!
}
