import Core
import FactoryKit
import Shipyard
import SwiftUI

extension Container {
  var bell: Factory<Bell> { shipyardBell() }
  var flag: Factory<Flag?> { promised() }
  var rope: Factory<Rope> { shipyard.rope }
}

@main
struct HarbourApp: App {
  @Injected(\.bell) private var bell
  @Injected(\.flag) private var flag  // expect: missing-provider
  @Injected(\.rope) private var rope
  @Injected(\.lamp) private var lamp

  var body: some Scene { WindowGroup { Text("Harbour") } }
}
