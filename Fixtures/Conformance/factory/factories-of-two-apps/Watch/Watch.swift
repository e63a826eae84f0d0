import Core
import FactoryKit
import SwiftUI

final class BrassBell: Bell {}
final class RedFlag: Flag {}
final class Hemp: Rope {}
final class OilLamp: Lamp {}

extension Container {
  var bell: Factory<Bell> { self { BrassBell() } }
  var flag: Factory<Flag?> { promised() }
  var rope: Factory<Rope> { self { Hemp() } }
}

@main
struct WatchApp: App {
  @Injected(\.bell) private var bell
  @Injected(\.flag) private var flag
  @Injected(\.rope) private var rope
  @Injected(\.lamp) private var lamp

  init() {
    Container.shared.bell.register { BrassBell() }
    Container.shared.flag.register { RedFlag() }
    Container.shared.rope.register { Hemp() }
    Container.shared.lamp.register { OilLamp() }
  }

  var body: some Scene { WindowGroup { Text("Watch") } }
}
