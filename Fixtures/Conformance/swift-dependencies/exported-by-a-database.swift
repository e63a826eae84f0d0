// SQLiteData exports Dependencies again (Sources/SQLiteData/Internal/Exports.swift of pointfreeco/sqlite-data, 1.9.0): who imports it alone has
// all of that. What is the library's own is there.
// counts: registrations>=1 needs>=3 opaque=0
import SQLiteData

struct Tide: Sendable { var rise: @Sendable () -> Int }
enum TideKey: TestDependencyKey { static let testValue = Tide { 1 } }

struct Moon: Sendable { var pull: @Sendable () -> Int }
enum MoonKey: DependencyKey { static let liveValue = Moon { 2 } }

extension DependencyValues {
  var tide: Tide {
    get { self[TideKey.self] }
    set { self[TideKey.self] = newValue }
  }
  var moon: Moon {
    get { self[MoonKey.self] }
    set { self[MoonKey.self] = newValue }
  }
}

@main struct Port {
  static func main() {
    @Dependency(\.moon) var moon
    @Dependency(\.tide) var tide  // expect: missing-provider
    @Dependency(\.defaultDatabase) var database
    print(moon.pull(), tide.rise(), database)
  }
}
