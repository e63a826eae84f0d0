import BeaconsInterface
import Sky

public struct NorthBeacon: Beacon {
  public init() {}
  public var name: String { Dusk().isDark ? "lit" : "dark" }
}
