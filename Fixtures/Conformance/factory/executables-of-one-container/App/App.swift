import FactoryKit
import SwiftUI

final class Wire: News {}

@main
struct GazetteApp: App {
  @Injected(\Tools.journal) private var journal
  @Injected(\.clock) private var clock
  @Injected(\.news) private var news

  init() {
    Container.shared.news.register { Wire() }
  }

  var body: some Scene { WindowGroup { Text("Gazette") } }
}
