// `DependencyEntryMacro`: the macro writes the key, live where its argument says how. It is counted, and not read.
// counts: needs=2 opaque=1
import Dependencies
import DependenciesMacros

struct Tide: Sendable {}
struct Wind: Sendable {}
enum WindKey: TestDependencyKey { static let testValue = Wind() }

extension DependencyValues {
  @DependencyEntry var tide = Tide()
  var wind: Wind {
    get { self[WindKey.self] }
    set { self[WindKey.self] = newValue }
  }
}

@main
struct Harbour {
  @Dependency(\.tide) private var tide
  @Dependency(\.wind) private var wind  // expect: missing-provider

  static func main() {
    let harbour = Harbour()
    print(harbour.tide, harbour.wind)
  }
}
