// An accessor is made from a registration (`Docs/README`, "Resolvers"): where that is gone nothing generates it, and what a view asks of the
// resolver that it was handed has no provider, also where the view says nothing else of the framework. What is called so on something else is none.
// counts: needs=1 opaque=0
import Knit
import SwiftUI

final class Kettle {}
final class Mug {}
final class Spoon {}

final class KitchenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = BaseResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<BaseResolver>) {}
}
struct Drawer { func mug() -> Int { 1 } }

struct KitchenView: View {
  let resolver: BaseResolver
  let drawer: Drawer
  var body: some View {
    VStack {
      Text("\(resolver.kettle())")  // expect: missing-provider
      Text("\(drawer.mug())")
      Text("\(spoon())")
    }
  }
  private func spoon() -> Int { 2 }
}
@main struct KitchenApp: App {
  let assembler = ScopedModuleAssembler<BaseResolver>([KitchenAssembly()])
  var body: some Scene { WindowGroup { KitchenView(resolver: assembler.resolver, drawer: Drawer()) } }
}
