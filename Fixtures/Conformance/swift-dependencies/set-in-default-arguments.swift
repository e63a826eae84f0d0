// What a default argument sets is set where a call leaves the argument out; what one argument of some call sets, too (swift-dependencies,
// `withDependencies(_:operation:)`, `dependency(_:_:)` of the Composable Architecture).
// counts: opaque=0 needs=3
import Dependencies
import SwiftUI

struct Wind: TestDependencyKey { static let testValue = Wind() }
struct Rain: TestDependencyKey { static let testValue = Rain() }
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
  var fog: Fog {
    get { self[Fog.self] }
    set { self[Fog.self] = newValue }
  }
}

final class Forecast {
  @Dependency(\.wind) var wind
}
final class Warning {
  @Dependency(\.rain) var rain
}
final class Report {
  @Dependency(\.fog) var fog  // expect: missing-provider
}

struct Panel: View {
  let forecast: Forecast
  let warning: Warning
  let report: Report
  init(
    forecast: Forecast = withDependencies { $0.wind = Wind() } operation: { Forecast() },
    warning: Warning = withDependencies({ $0.rain = Rain() }, operation: { Warning() }),
    report: Report = withDependencies({ _ in }, operation: { Report() }), title: String
  ) {
    (self.forecast, self.warning, self.report) = (forecast, warning, report)
  }
  var body: some View { Text("") }
}

@main struct Harbour: App {
  var body: some Scene { WindowGroup { Panel(title: "Tides") } }
}
