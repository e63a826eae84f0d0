// `DependencyEntryMacro`: the macro writes the key that a property reads, and makes it live where its argument `liveValue` says how. A
// public one is called as the macro is told, or after its type, and whoever sees it makes it live (its tests, `testPublicCustomKey…`).
// counts: needs=6 opaque=0
import Dependencies
import DependenciesMacros

struct Tide: Sendable {}
struct Wind: Sendable {}
struct Moon: Sendable { static let full = Moon() }
public protocol Light: Sendable {}
public struct Lantern: Light {}
struct Beacon: Light {}
public protocol Horn: Sendable {}
public struct Whistle: Horn {}
struct Siren: Horn { @Dependency(\.tide) var tide }  // expect: missing-provider
enum WindKey: TestDependencyKey { static let testValue = Wind() }

extension DependencyValues {
  @DependencyEntry var tide = Tide()
  @DependencyEntry(liveValue: Moon.full) var moon = Moon()
  @DependencyEntry("BeaconKey") public var light: any Light = Lantern()
  @DependencyEntry public var horn: any Horn = Whistle()
  var wind: Wind {
    get { self[WindKey.self] }
    set { self[WindKey.self] = newValue }
  }
}

extension DependencyValues.BeaconKey: DependencyKey {
  public static var liveValue: any Light { Beacon() }
}
extension DependencyValues.HornKey: DependencyKey {
  public static var liveValue: any Horn { Siren() }
}

@main
struct Harbour {
  @Dependency(\.tide) private var tide
  @Dependency(\.wind) private var wind  // expect: missing-provider
  @Dependency(\.moon) private var moon
  @Dependency(\.light) private var light
  @Dependency(\.horn) private var horn

  static func main() {
    let harbour = Harbour()
    print(harbour.tide, harbour.wind, harbour.moon, harbour.light, harbour.horn)
  }
}
