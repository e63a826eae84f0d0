// counts: registrations=4 needs=5 opaque=2
// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": what classes of a library hand down under one name is one thing, and one
// file that imports the framework says that it is a container of its.
import Dip
import GalleyKit

final class Cook: CookDuty {
  init(stove: Stove, knife: Knife) {}
}

final class GalleyPart: ShipPart {
  override init(with root: ShipRoot) {
    super.init(with: root)
    container.register { Cook(stove: $0, knife: $1) as CookDuty }
  }

  func serve() -> CookDuty { try! container.resolve() }
}
