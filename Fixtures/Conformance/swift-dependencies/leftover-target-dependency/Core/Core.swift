// counts: needs=2 registrations=3 opaque=0
// Xcode leaves a target dependency without target or product behind where the product's package goes. It names nothing, so nothing is linked by it, and
// app and extension each know the live values of the types that they compile or link (swift-dependencies, "Separating interface and implementation").
import Dependencies

public struct Buoy: TestDependencyKey, Sendable {
  public static let testValue = Buoy()
  public init() {}
}
public struct Wave: TestDependencyKey, Sendable {
  public static let testValue = Wave()
  public init() {}
}

public final class Pier {
  // The app's own file makes it live.
  @Dependency(Buoy.self) var buoy  // expect: missing-provider
  // So does a file of each.
  @Dependency(Wave.self) var wave
  public init() {}
}
