import FactoryKit
import SwiftUI

final class KioskProbe {}

extension Container {
  #if DEBUG
    var probeOfKiosk: Factory<KioskProbe> { self { KioskProbe() } }
  #endif
}

@main struct KioskMain: App {
  var body: some Scene { WindowGroup { Text("") } }
}

struct KioskScreen {
  @Injected(\.probeOfKiosk) var probe  // expect: missing-provider
}
