import FactoryKit
import SwiftUI

final class AppProbe {}

extension Container {
  #if DEBUG
    var probeOfApp: Factory<AppProbe> { self { AppProbe() } }
  #endif
}

@main struct AppMain: App {
  var body: some Scene { WindowGroup { Text("") } }
}

struct AppScreen {
  @Injected(\.probeOfApp) var probe  // expect: missing-provider
}
