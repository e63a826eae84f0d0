// counts: registrations=2 needs=2 opaque=2
// A library asks the program for what its wrappers hold: the program meets a protocol of the library with a function that answers for any
// type. Which wrappers do so only the library says, so those that nothing here declares are counted in files that import it. A library of
// which nobody meets such a protocol asks nothing (`Tinted`).
import LarderKit
import Swinject

final class Tea {}
final class Milk {}

final class Pantry: Stocked {
  let container = Container()
  init() {
    container.register(Tea.self) { _ in Tea() }
    container.register(Milk.self) { _ in Milk() }
  }
  func fetch<Ware>() -> Ware { container.resolve(Ware.self)! }
}

Larder.stock = Pantry()
