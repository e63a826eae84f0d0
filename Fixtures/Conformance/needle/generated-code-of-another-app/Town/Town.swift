// Each app fills a table of its own, at its start (NeedleFoundation, `__DependencyProviderRegistry.instance`): a way that only another app's generated
// code registers is lacking here, be its root called the same.
import Kit
import NeedleFoundation

final class RootComponent: BootstrapComponent {
  public var clock: Clock { shared { Clock() } }
  public var room: RoomComponent { RoomComponent(parent: self) }
}

@main struct App {
  static func main() {
    registerProviderFactories()
    _ = RootComponent().room
  }
}
