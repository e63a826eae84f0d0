// The Swift Programming Language, "Initialization": of several initializers that one runs which a call names by its labels. What another
// one fills that only tests can call, the program lacks.
import Swinject

final class Rope {}
final class Sail {}
final class Oar {}
final class Keel {}

final class Loft {
  private let container: Container
  init() { container = Container() }
  init(container: Container) {
    self.container = container
    fill()
  }
  func rope() -> Rope { container.resolve(Rope.self)! }  // expect: missing-provider
  private func fill() { container.register(Rope.self) { _ in Rope() } }
}

/// Made by `init` of whatever is wanted.
final class Rigging {
  private let container: Container
  init(_ name: String) { container = Container() }
  init(box: Container) {
    container = box
    container.register(Sail.self) { _ in Sail() }
  }
  func sail() -> Sail { container.resolve(Sail.self)! }
}

/// One calls the other.
final class Boathouse {
  private let container: Container
  convenience init() { self.init(in: Container()) }
  init(in container: Container) {
    self.container = container
    container.register(Oar.self) { _ in Oar() }
  }
  func oar() -> Oar { container.resolve(Oar.self)! }
}

/// Handed on as a function.
final class Slip {
  private let container: Container
  init() { container = Container() }
  init(container: Container) {
    self.container = container
    container.register(Keel.self) { _ in Keel() }
  }
  func keel() -> Keel { container.resolve(Keel.self)! }
}

enum Yard {
  static func rig() -> Rigging { .init(box: Container()) }
  static func slips() -> [Slip] { [Container()].map(Slip.init) }
}

@main
struct Port {
  static func main() {
    print(Loft().rope(), Yard.rig().sail(), Rigging("spare"), Boathouse().oar(), Yard.slips().map { $0.keel() }, Slip())
  }
}
// counts: needs=4 opaque=0
