// counts: needs=3 opaque=1
// A library adds the resolver to SwiftUI's environment, and a view asks it with an accessor that Knit writes (`Docs/README`, "Resolvers"). Nobody here says
// of which type the value is; the accessor's name is that of one registration, and nothing else in the program is called so.
import Knit
import KitchenKit

final class TeaService {}
final class MugService {}

final class KitchenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = BaseResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<BaseResolver>) {
    container.register(TeaService.self) { _ in TeaService() }
    container.register(MugService.self) { _ in MugService() }
  }
}

/// What is called like an accessor may be meant as well as that: which of them, nobody here says, so the call is counted.
struct Cupboard {
  func mugService() -> Int { 1 }
}
