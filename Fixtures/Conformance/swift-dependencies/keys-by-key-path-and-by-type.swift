// A key without a live value reports an issue when it is read outside of tests (`DependencyValues.swift`, `CachedValues.value`;
// DependencyValuesTests, "missing live value"). It does not matter whether it is read by key path or by type.
// counts: needs=9 registrations=2 opaque=0
import Dependencies
import Foundation

struct Tide {
  var next: () -> Date
}
extension Tide: TestDependencyKey {
  static let testValue = Tide(next: { Date() })
}
extension Tide: DependencyKey {
  static let liveValue = Tide(next: { Date() })
}
protocol Moon: Sendable {}
struct RealMoon: Moon {}
enum MoonKey: DependencyKey {
  static let liveValue: any Moon = RealMoon()
}
private enum StarsKey: TestDependencyKey {
  static let testValue: [String] = []
}
struct Harbour: TestDependencyKey {
  static var testValue: Harbour { Harbour() }
}
struct Count<Value>: DependencyKey {
  static var liveValue: Int { 0 }
}

extension DependencyValues {
  var tide: Tide {
    get { self[Tide.self] }
    set { self[Tide.self] = newValue }
  }
  var moon: any Moon {
    get { self[MoonKey.self] }
    set { self[MoonKey.self] = newValue }
  }
  var stars: [String] {
    get { self[StarsKey.self] }
    set { self[StarsKey.self] = newValue }
  }
  var unread: Harbour { self[Harbour.self] }
}

final class Almanac {
  @Dependency(\.tide) var tide
  @Dependency(\.moon) private var moon
  @Dependency(\.tide.next) private var next
  @Dependency(\.stars) var stars  // expect: missing-provider
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(Tide.self) var other
  @Dependency(Harbour.self) var harbour  // expect: missing-provider
  @Dependency(Count<Int>.self) var count
}
