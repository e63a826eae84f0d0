import Core
import Foundation
import Knit

/// What stands in for the core where tests do not want it.
public final class FakeCoreAssembly: FakeAssembly {
  public typealias TargetResolver = AppResolver
  public typealias ReplacedAssembly = CoreAssembly

  public init() {}

  public func assemble(container: Container<AppResolver>) {
    container.register(Clock.self) { _ in StoppedClock() }
  }
}

final class StoppedClock: Clock {
  var now: Date { Date(timeIntervalSince1970: 0) }
}
