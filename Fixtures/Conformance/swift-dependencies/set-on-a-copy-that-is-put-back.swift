// What is set on a copy of the values that is put back is set (swift-dependencies, `withDependencies(_:operation:)`: the closure is handed them `inout`).
// What is set on a copy that is thrown away is not.
// counts: opaque=0 needs=2
import Dependencies
import SwiftUI

struct Wind: TestDependencyKey { static let testValue = Wind() }
struct Rain: TestDependencyKey { static let testValue = Rain() }
extension DependencyValues {
  var wind: Wind {
    get { self[Wind.self] }
    set { self[Wind.self] = newValue }
  }
  var rain: Rain {
    get { self[Rain.self] }
    set { self[Rain.self] = newValue }
  }
}

struct Forecast {
  @Dependency(\.wind) var wind
  @Dependency(\.rain) var rain  // expect: missing-provider
}

@main struct Weather: App {
  let forecast = withDependencies { values in
    var copy = values
    copy.wind = Wind()
    values = copy
    var other = values
    other.rain = Rain()
    print(other)
  } operation: { Forecast() }
  var body: some Scene { WindowGroup { Text("\(String(describing: forecast))") } }
}
