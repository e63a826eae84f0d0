// `prepareDependencies` hands its closure the values to be changed (swift-dependencies, WithDependencies.swift); what a function changes that takes them
// `inout` is changed if somebody calls it, or hands it over. A key with a test value alone has nothing to give in an app (DependencyKey.swift, `TestDependencyKey`).
// counts: needs>=4 opaque=0
import Dependencies

struct Tide { var height: () -> Int }
enum TideKey: TestDependencyKey { static let testValue = Tide { 0 } }
struct Moon { var phase: () -> Int }
enum MoonKey: TestDependencyKey { static let testValue = Moon { 0 } }
struct Wind { var force: () -> Int }
enum WindKey: TestDependencyKey { static let testValue = Wind { 0 } }
struct Buoy { var name: () -> Int }
enum BuoyKey: TestDependencyKey { static let testValue = Buoy { 0 } }
extension DependencyValues {
  var tide: Tide {
    get { self[TideKey.self] }
    set { self[TideKey.self] = newValue }
  }
  var moon: Moon {
    get { self[MoonKey.self] }
    set { self[MoonKey.self] = newValue }
  }
  var wind: Wind {
    get { self[WindKey.self] }
    set { self[WindKey.self] = newValue }
  }
  var buoy: Buoy {
    get { self[BuoyKey.self] }
    set { self[BuoyKey.self] = newValue }
  }
}

enum Setup {
  static func fillTide(_ values: inout DependencyValues) { values.tide = Tide { 1 } }
  static func fillMoon(_ values: inout DependencyValues) { values.moon = Moon { 1 } }
}
func fillWind(_ values: inout DependencyValues) { values.wind = Wind { 1 } }
private func fillBuoy(_ values: inout DependencyValues) { values.buoy = Buoy { 1 } }

struct Harbour {
  @Dependency(\.tide) var tide  // expect: missing-provider
  @Dependency(\.moon) var moon
  @Dependency(\.wind) var wind
  @Dependency(\.buoy) var buoy  // expect: missing-provider
  func look() -> Int { tide.height() + moon.phase() + wind.force() + buoy.name() }
}

@main
struct Coast {
  static func main() {
    prepareDependencies { Setup.fillMoon(&$0) }
    prepareDependencies(fillWind)
    print(Harbour().look())
  }
}
