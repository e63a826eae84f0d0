// counts: needs=5 registrations=5 opaque=0
import Dependencies

public enum Gauge {
  public struct Level {
    let needle = Needle()
    public init() {}
  }
}
extension Gauge.Level {
  public init(_ from: Int) {
    _ = Spring()
    self.init()
  }
}
final class Needle {
  @Dependency(\.ink) var ink
}
final class Spring {
  @Dependency(\.paper) var paper
}

public enum Meter {
  public struct Step {
    public init() {}
  }
  public final class Wheel {
    @Dependency(\.wax) var wax  // expect: missing-provider
    public init() {}
  }
}
extension Meter.Step {
  public func go() { _ = Cog() }
}
final class Cog {
  @Dependency(\.glue) var glue  // expect: missing-provider
}
