// counts: needs=2 opaque=1
// A library adds the resolver to SwiftUI's environment. An accessor is made from a registration (`Docs/README`, "Resolvers"): where that is gone,
// nothing says any more that what a view asks by such a name is a container, and the call is counted.
import Knit
import KitchenKit

final class Tea {}
final class Mug {}
final class Plate {}

final class KitchenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = BaseResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<BaseResolver>) {
    container.register(Tea.self) { _ in Tea() }
  }
}

struct Cupboard {
  func plate() -> Int { 1 }
}
