import Core
import SwiftUI
import Swinject

// It takes the place of nothing in the app.
struct MockShips: Ships {}
struct PaperRopes: Ropes {}
@main struct HarbourDemo: App {
  init() {
    CoreSetup.fill()
    Harbour.container.register(Ships.self) { _ in MockShips() }
    // In the app the other one stands, so it is meant.
    Harbour.container.register(Ropes.self) { _ in PaperRopes() }  // expect: duplicate-provider (note)
    _ = (ShipList(), TideScreen())
  }
  var body: some Scene { WindowGroup { Text("demo") } }
}
