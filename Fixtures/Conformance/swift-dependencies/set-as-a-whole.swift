// What is set on values that are made by themselves, and then put as a whole in place of those that the closure is handed, is set (swift-dependencies,
// `withDependencies(_:operation:)`). What is set on values that nobody puts anywhere is not.
// counts: opaque=0 needs=5
import Dependencies
import SwiftUI

struct Wind: TestDependencyKey { static let testValue = Wind() }
struct Rain: TestDependencyKey { static let testValue = Rain() }
struct Hail: TestDependencyKey { static let testValue = Hail() }
struct Snow: TestDependencyKey { static let testValue = Snow() }
struct Fog: TestDependencyKey { static let testValue = Fog() }
extension DependencyValues {
  var wind: Wind {
    get { self[Wind.self] }
    set { self[Wind.self] = newValue }
  }
  var rain: Rain {
    get { self[Rain.self] }
    set { self[Rain.self] = newValue }
  }
  var hail: Hail {
    get { self[Hail.self] }
    set { self[Hail.self] = newValue }
  }
  var snow: Snow {
    get { self[Snow.self] }
    set { self[Snow.self] = newValue }
  }
  var fog: Fog {
    get { self[Fog.self] }
    set { self[Fog.self] = newValue }
  }
}

struct Forecast {
  @Dependency(\.wind) var wind
  @Dependency(\.rain) var rain  // expect: missing-provider
  @Dependency(\.hail) var hail
  @Dependency(\.snow) var snow
  @Dependency(\.fog) var fog  // expect: missing-provider
}

enum Station {
  static func values() -> DependencyValues {
    var made = DependencyValues()
    made.hail = Hail()
    return made
  }
  static var cold: DependencyValues = {
    var made = DependencyValues()
    made[Snow.self] = Snow()
    return made
  }()
  static var unused: DependencyValues {
    var made = DependencyValues()
    made.fog = Fog()
    return made
  }
}

@main struct Weather: App {
  static let forecast: Forecast = {
    var values = DependencyValues()
    values.wind = Wind()
    var other = DependencyValues()
    other.rain = Rain()
    print(other)
    return withDependencies { $0 = values } operation: { Forecast() }
  }()
  let second = withDependencies {
    $0 = Station.values()
  } operation: {
    withDependencies { $0 = Station.cold } operation: { Forecast() }
  }
  var body: some Scene { WindowGroup { Text("\(String(describing: second))") } }
}
