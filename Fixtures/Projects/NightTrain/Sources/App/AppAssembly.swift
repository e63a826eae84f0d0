import Core
import Dining
import Journeys
import Knit

final class AppAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = AppResolver
  static var dependencies: [any ModuleAssembly.Type] { [JourneysAssembly.self, DiningAssembly.self] }

  func assemble(container: Container<AppResolver>) {
    container.register(Greeting.self) { Greeting.make(resolver: $0) }
  }
}
