// A program may call its types what dilint's own interface of a framework calls something in it: `Maker` is an enumeration here, and whatever
// makes the service is still a function (Swinject, `Container.register(_:name:factory:)`).
// counts: registrations>=2 needs>=2 opaque=0
import Swinject

final class Loom {}
final class Cloth {
  init(loom: Loom) {}
}

enum Maker {
  static func makeContainer() -> Container {
    let container = Container()
    container.register(Loom.self) { _ in Loom() }
    container.register(Cloth.self) { r in Cloth(loom: r.resolve(Loom.self)!) }
    return container
  }
}

@main struct Weaving {
  static func main() {
    _ = Maker.makeContainer().resolve(Cloth.self)!
  }
}
