// An accessor is made from a registration: where the registration is gone, nothing generates the accessor that code still calls. The call is a need of that accessor, missing
// (the compiler says it too, but only after the code is generated). An own extension's function and an accessor of another name are none.
// counts: needs>=4
import Knit
import SwiftUI

final class Renderer {}
final class Page { init(number: Int) {} }
final class Store {}
final class Details { init(store: Store) {} }
final class AppAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  init() {}
  func assemble(container: Container<TargetResolver>) {
    container.register(Store.self) { _ in Store() }
    container.register(Details.self) { Details(store: $0.store()) }
  }
}
extension Resolver {
  func now() -> Int { 3 }
}
struct AppView: View {
  let resolver: Resolver
  var body: some View {
    let store = resolver.store()
    let details = resolver.details()
    let renderer = resolver.renderer()  // expect: missing-provider
    let page = resolver.page(number: 3)  // expect: missing-provider
    return Text("\(resolver.now()) \(String(describing: (store, details, renderer, page)))")
  }
}
@main struct NotesApp: App {
  let assembler = ScopedModuleAssembler<Resolver>([AppAssembly()])
  var body: some Scene { WindowGroup { AppView(resolver: assembler.resolver) } }
}
