import NeedleFoundation
import Shelf

class ReaderComponent: BootstrapComponent {
  public var room: String { "reading room" }
  public var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
@main
final class ReaderDelegate {
  func start() -> String {
    registerProviderFactories()
    return ReaderComponent().shelf.sign()
  }
}
