import NeedleFoundation
import Shelf

class LenderComponent: BootstrapComponent {
  public var room: String { "desk" }
  public var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
@main
final class LenderDelegate {
  func start() -> String {
    registerProviderFactories()
    return LenderComponent().shelf.sign()
  }
  func startAgain() {
    registerProviderFactories()  // expect: needle-repeated-registration (note)
  }
}
