// SwiftUI: the resolver travels in the environment under a key.
// counts: needs>=2
import Swinject
import SwiftUI

struct Tide {}
struct Moon {}

final class SeaAssembly: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
struct ResolverKey: EnvironmentKey { static let defaultValue: Resolver = Container() }
extension EnvironmentValues {
  var resolver: Resolver {
    get { self[ResolverKey.self] }
    set { self[ResolverKey.self] = newValue }
  }
}
@main struct SeaApp: App {
  let assembler = Assembler([SeaAssembly()])
  var body: some Scene { WindowGroup { SeaView().environment(\.resolver, assembler.resolver) } }
}
struct SeaView: View {
  @Environment(\.resolver) private var resolver
  var body: some View {
    let tide = resolver.resolve(Tide.self)!
    let moon = resolver.resolve(Moon.self)!  // expect: missing-provider
    return Text("\(tide) \(moon)")
  }
}
