import Core
import Journeys
import Knit

// @knit public
public final class DiningAssembly: AutoInitModuleAssembly {
  public typealias TargetResolver = AppResolver
  public static var dependencies: [any ModuleAssembly.Type] { [CoreAssembly.self, JourneysAssembly.self] }

  public init() {}

  public func assemble(container: Container<AppResolver>) {
    // @knit hidden
    container.register(PaperMenu.self) { PaperMenu.make(resolver: $0) }
      .implements(Menu.self)
    // @knit alias("table")
    container.register(DiningModel.self) { resolver in
      DiningModel(menu: resolver.menu(), notices: resolver.resolveCollection(Notice.self).entries)
    }
  }
}
