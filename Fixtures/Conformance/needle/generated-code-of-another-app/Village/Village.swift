// This one registers all that its components take.
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
