import DITranquillity
import Foundation

public final class CoreFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.register(SystemClock.init)
      .as(Clock.self)
      .lifetime(.perRun(.strong))
  }
}

public protocol Clock {
  var today: Date { get }
}

final class SystemClock: Clock {
  var today: Date { Date() }
}
