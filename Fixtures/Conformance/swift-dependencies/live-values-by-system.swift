// A live value that only one system has is there on the system for which the app is built, which its sources do not tell; one that
// only a configuration has is not there in the others.
// counts: needs=3 registrations=4 opaque=0
import Dependencies

enum Haptics: TestDependencyKey {
  static let testValue = 0
}
enum Screen: TestDependencyKey {
  static let testValue = 0
}
enum Probe: TestDependencyKey {
  static let testValue = 0
}
#if os(iOS)
  extension Haptics: DependencyKey {
    static let liveValue = 1
  }
  extension Screen: DependencyKey {
    static let liveValue = 1
  }
#else
  extension Screen: DependencyKey {
    static let liveValue = 2
  }
#endif
#if DEBUG
  extension Probe: DependencyKey {
    static let liveValue = 1
  }
#endif

struct Panel {
  @Dependency(Haptics.self) var haptics
  @Dependency(Screen.self) var screen
  @Dependency(Probe.self) var probe  // expect: missing-provider
}
