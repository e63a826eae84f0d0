import Foundation
import Knit

// @knit public
public final class CoreAssembly: AutoInitModuleAssembly {
  public typealias TargetResolver = AppResolver
  public static var dependencies: [any ModuleAssembly.Type] { [] }

  public init() {}

  public func assemble(container: Container<AppResolver>) {
    container.register(Clock.self) { _ in SystemClock() }
    container.register(Line.self, name: "slow") { _ in Line(timeout: 30) }
    container.register(Line.self, name: "quick") { _ in Line(timeout: 3) }
    container.register(Post.self) { Post.make(resolver: $0) }
      .inObjectScope(.container)
    // @knit internal
    container.register(Diary.self) { _ in Diary() }
      .inObjectScope(.container)
    container.register(Steps.self) { Steps(diary: $0.diary(), clock: $0.clock()) }
  }
}
