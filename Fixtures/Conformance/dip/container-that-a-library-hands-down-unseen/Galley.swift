// counts: registrations=4 needs=3 opaque=3
// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": what the program registers in something that a library hands down, of which
// nothing says that it is a container, may be in any container that a library keeps.
import Dip
import GalleyKit

final class Stove {}
final class Cook {
  init(stove: Stove) {}
}

final class GalleyPart: ShipPart {
  override init(with root: ShipRoot) {
    super.init(with: root)
    container.register { Cook(stove: $0) }
  }
}

/// A container of the program's own is nobody else's.
final class Boat {
  let box = DependencyContainer()
  init() {
    box.register { Cook(stove: $0) }  // expect: missing-provider
    _ = try! box.resolve() as Cook
  }
}
