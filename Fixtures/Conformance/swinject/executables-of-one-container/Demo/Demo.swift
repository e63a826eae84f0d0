import Core
import SwiftUI
import Swinject

// It takes the place of nothing in the app.
struct MockShips: Ships {}
@main struct HarbourDemo: App {
  init() {
    CoreSetup.fill()
    Harbour.container.register(Ships.self) { _ in MockShips() }
    _ = (ShipList(), TideScreen())
  }
  var body: some Scene { WindowGroup { Text("demo") } }
}
