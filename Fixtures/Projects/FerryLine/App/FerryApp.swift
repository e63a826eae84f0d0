import Tickets

@main
final class FerryApp {
  private let window = Window()

  static func main() { FerryApp().launch() }

  func launch() {
    registerProviderFactories()
    Tickets.registerProviderFactories()
    let root = RootComponent()
    window.show(root.rootScreen)
  }
}

final class Window {
  func show(_ screen: RootScreen) {}
}
