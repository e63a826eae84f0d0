import Core
import Knit
import Timetable

// @knit public
public final class JourneysAssembly: AutoInitModuleAssembly {
  public typealias TargetResolver = AppResolver
  public static var dependencies: [any ModuleAssembly.Type] { [CoreAssembly.self, TimetableAssembly.self] }

  public init() {}

  public func assemble(container: Container<AppResolver>) {
    container.register(Planner.self) { Planner.make(resolver: $0) }
    registerPages(container: container)
  }

  private func registerPages(container: Container<AppResolver>) {
    container.register(JourneyModel.self) { (resolver: AppResolver, station: String) in
      JourneyModel.make(resolver: resolver, station: station)
    }
    container.registerIntoCollection(Notice.self) { _ in Notice(text: "Sleep well.") }
  }
}
