// A property of `DependencyValues` may only read another one, or a part of it: it asks for that one's key, and whoever sets that key by any of
// its properties sets what all of them read (`DependencyValues.swift`, `subscript(key:)`).
// counts: needs=5 opaque=0
import Dependencies

struct Tide: Sendable { var height = Height() }
struct Height: Sendable {}
struct Wind: Sendable { var force = Height() }
struct Moon: Sendable {}
enum TideKey: TestDependencyKey { static let testValue = Tide() }
enum WindKey: TestDependencyKey { static let testValue = Wind() }
enum MoonKey: TestDependencyKey { static let testValue = Moon() }

extension DependencyValues {
  var tide: Tide {
    get { self[TideKey.self] }
    set { self[TideKey.self] = newValue }
  }
  var flood: Tide { tide }
  var height: Height { self.tide.height }
  var wind: Wind {
    get { self[WindKey.self] }
    set { self[WindKey.self] = newValue }
  }
  var force: Height { wind.force }
  var moon: Moon {
    get { self[MoonKey.self] }
    set { self[MoonKey.self] = newValue }
  }
  var light: Moon {
    get { self[MoonKey.self] }
    set { self[MoonKey.self] = newValue }
  }
}

@main
struct Harbour {
  @Dependency(\.flood) private var flood
  @Dependency(\.height) private var height
  @Dependency(\.force) private var force  // expect: missing-provider
  @Dependency(\.moon) private var moon
  @Dependency(\.tide) private var tide

  static func main() {
    prepareDependencies {
      $0.tide = Tide()
      $0.light = Moon()
    }
    let harbour = Harbour()
    print(harbour.flood, harbour.height, harbour.force, harbour.moon, harbour.tide)
  }
}
