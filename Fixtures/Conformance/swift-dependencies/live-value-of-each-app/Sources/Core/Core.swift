// counts: needs=2 registrations=3 opaque=0
import Dependencies

public struct Rain: TestDependencyKey, Sendable {
  public static let testValue = Rain()
  public init() {}
}
public struct Snow: DependencyKey, Sendable {
  public static let liveValue = Snow()
  public init() {}
}

public final class Cloud {
  @Dependency(Rain.self) var rain
  public init() {}
}
