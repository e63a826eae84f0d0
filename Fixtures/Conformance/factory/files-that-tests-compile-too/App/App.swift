import FactoryKit
import Kit
import SwiftUI

struct Gale: Wind {}
final class Home { init(tide: Tide) {} }

extension Container {
  var home: Factory<Home> { self { Home(tide: self.tide()) } }
}

@main struct HarbourApp: App {
  let home = Container.shared.home()
  init() { Container.shared.wind.register { Gale() } }
  var body: some Scene { WindowGroup { Text("") } }
}
