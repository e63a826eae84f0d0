import SwiftUI
import Swinject

extension Container { static let ours = Container() }
@main struct Barge: App {
  init() {
    Container.ours.register(Anchor.self) { _ in IronAnchor() }
    Container.ours.register(Cleat.self) { _ in BrassCleat() }
    Deck().ring()
    print(Container.ours.resolve(Anchor.self)!)
  }
  var body: some Scene { WindowGroup { Text(Colours.ours[0]) } }
}
