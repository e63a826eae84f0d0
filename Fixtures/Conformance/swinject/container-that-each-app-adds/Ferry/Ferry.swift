import SwiftUI
import Swinject

extension Container { static let ours = Container() }
@main struct Ferry: App {
  init() {
    Container.ours.register(Anchor.self) { _ in IronAnchor() }
    Container.ours.register(Bell.self) { _ in BrassBell() }
    Deck().ring()
  }
  var body: some Scene { WindowGroup { Text(Colours.ours[0]) } }
}
