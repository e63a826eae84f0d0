import NeedleFoundation
import Shelf

class SorterComponent: BootstrapComponent {
  public var room: String { "cellar" }
  public var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
@main
final class SorterDelegate {
  func start() -> String { SorterComponent().shelf.sign() }  // expect: needle-unregistered
}
