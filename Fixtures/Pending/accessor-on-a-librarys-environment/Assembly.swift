// counts: needs>=2
// A library adds the resolver to SwiftUI's environment, and a view asks it with an accessor that Knit writes (`Docs/README`, "Resolvers"). Nobody here says
// of which type the value is; the accessor's name is that of one registration, and so what it asks for is read or counted.
import Knit
import KitchenKit

final class TeaService {}

final class KitchenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = BaseResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<BaseResolver>) {
    container.register(TeaService.self) { _ in TeaService() }
  }
}
