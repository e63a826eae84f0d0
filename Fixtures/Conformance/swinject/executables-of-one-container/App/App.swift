import Core
import SwiftUI
import Swinject

struct RealShips: Ships {}
struct RealTides: Tides {}
struct RealCranes: Cranes {}
@main struct HarbourApp: App {
  init() {
    CoreSetup.fill()
    Harbour.container.register(Ships.self) { _ in RealShips() }
    Harbour.container.register(Tides.self) { _ in RealTides() }
    Harbour.container.register(Cranes.self) { _ in RealCranes() }
    Harbour.container.register(Cranes.self) { _ in RealCranes() }  // expect: duplicate-provider (warning)
    _ = (ShipList(), CraneScreen(), TideScreen(), Pier())
  }
  var body: some Scene { WindowGroup { Text("harbour") } }
}
