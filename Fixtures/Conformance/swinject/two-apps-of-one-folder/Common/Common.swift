// A file that several targets compile is part of each module by itself, and its names mean what they mean there (The Swift Programming Language, "Access
// Control", Modules and Source Files). Here each app has all that it asks for; `Brand` differs and has to do with no container.
import SwiftUI
import Swinject

protocol Store {}
protocol Adverts {}
protocol Vault {}
protocol Window {}
func makeContainer() -> Container {
  let container = Container()
  register(in: container)
  return container
}
@main struct NotesApp: App {
  let container = makeContainer()
  var body: some Scene { WindowGroup { NotesView(store: container.resolve(Store.self)!, adverts: container.resolve(Adverts.self)) } }
}
#if os(macOS)
/// Only one of the apps is built for the Mac: which, the flag does not say.
let vault = makeContainer().resolve(Vault.self)!
let window = makeContainer().resolve(Window.self)!  // expect: missing-provider
#endif
struct NotesView: View {
  let store: Store
  let adverts: Adverts?
  var body: some View { Text(Brand.title) }
}
