import Resolver
import SwiftUI

protocol Bulb {}
protocol Cord {}
final class LongCord: Cord {}

final class Stand {
  @Injected var bulb: Bulb  // expect: missing-provider
  @Injected var cord: Cord
}

@main struct Lamp: App {
  let stand: Stand
  init() {
    Resolver.register { LongCord() as Cord }
    stand = Stand()
  }
  var body: some Scene { WindowGroup { Text("") } }
}
