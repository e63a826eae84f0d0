// Of live values of one type that conditions part, a build has one: whatever the system is (The Swift Programming Language, "Conditional
// Compilation Block"). Two for one system are there twice.
// counts: registrations=4 opaque=0
import Dependencies

#if os(iOS)
  public struct Tide { public var height: Int }
  extension Tide: DependencyKey {
    public static var liveValue: Tide { Tide(height: 1) }
  }
#endif
public struct Moon { public var age: Int }
#if os(iOS)
  extension Moon: DependencyKey {
    public static var liveValue: Moon { Moon(age: 1) }
  }
#endif
