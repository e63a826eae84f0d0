import Core
import Foundation
import Knit

/// The timetable of one server, which only the app knows.
// @knit public
public final class TimetableAssembly: ModuleAssembly {
  public typealias TargetResolver = AppResolver
  public static var dependencies: [any ModuleAssembly.Type] { [CoreAssembly.self] }

  private let server: URL

  public init(server: URL) { self.server = server }

  public func assemble(container: Container<AppResolver>) {
    let server = server
    container.register(Timetable.self) { resolver in
      Timetable(server: server, post: resolver.post(), clock: resolver.clock())
    }
    .inObjectScope(.container)
  }
}
