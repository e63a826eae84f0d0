// The same with `@Entry`, whose default is nil.
// counts: needs>=2
import Swinject
import SwiftUI

struct Tide {}
struct Moon {}

final class SeaAssembly: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
extension EnvironmentValues { @Entry var resolver: Resolver? = nil }
@main struct SeaApp: App {
  let assembler = Assembler([SeaAssembly()])
  var body: some Scene { WindowGroup { SeaView().environment(\.resolver, assembler.resolver) } }
}
struct SeaView: View {
  @Environment(\.resolver) var resolver
  var body: some View {
    let tide = resolver!.resolve(Tide.self)!
    let moon = resolver!.resolve(Moon.self)!  // expect: missing-provider
    return Text("\(tide) \(moon)")
  }
}
