// counts: needs=2 registrations=1 opaque=0
import Dependencies

public protocol Clock: Sendable {}
public enum ClockKey: TestDependencyKey {
  struct Stopped: Clock {}
  public static let testValue: any Clock = Stopped()
}
public enum ChimeKey: TestDependencyKey {
  public static let testValue = 0
}
extension DependencyValues {
  public var ticking: any Clock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
  public var chime: Int { self[ChimeKey.self] }
}
