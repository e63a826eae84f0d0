// README, "Registering": services are registered where somebody calls the function that registers them. What only a preview calls is registered in the
// process that shows the preview, and the app lacks it.
import Resolver
import SwiftUI

final class Lamp {}
final class Shade {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { registerLamps() }
  static func registerLamps() { register { Lamp() } }
  static func registerSketches() { register { Shade() } }
}

struct LampView: View {
  @Injected var lamp: Lamp
  @Injected var shade: Shade  // expect: missing-provider
  var body: some View { Text("lamp") }
}
struct LampView_Previews: PreviewProvider {
  static var previews: some View {
    let _ = Resolver.registerSketches()
    LampView()
  }
}
@main struct LampApp: App {
  var body: some Scene { WindowGroup { LampView() } }
}
