// A key may have type parameters: without a live value of any kind it has none.
// counts: needs=4 opaque=0
import Dependencies

struct Sonde { var depth: @Sendable () -> Int }
struct Gauge { var level: @Sendable () -> Int }

enum Probe<Sea>: TestDependencyKey { static var testValue: Sonde { Sonde { 0 } } }
enum Meter<Sea>: DependencyKey { static var liveValue: Gauge { Gauge { 3 } } }
struct Held<Value> { var value: Value }
extension Held: TestDependencyKey where Value == Sonde { static var testValue: Held { Held(value: Sonde { 0 }) } }
struct Kept<Value> { var value: Value }
extension Kept: DependencyKey where Value == Gauge { static var liveValue: Kept { Kept(value: Gauge { 0 }) } }

extension DependencyValues {
  var sonde: Sonde {
    get { self[Probe<Int>.self] }
    set { self[Probe<Int>.self] = newValue }
  }
  var gauge: Gauge {
    get { self[Meter<Int>.self] }
    set { self[Meter<Int>.self] = newValue }
  }
  var held: Held<Sonde> {
    get { self[Held<Sonde>.self] }
    set { self[Held<Sonde>.self] = newValue }
  }
  var kept: Kept<Gauge> {
    get { self[Kept<Gauge>.self] }
    set { self[Kept<Gauge>.self] = newValue }
  }
}

final class Pilot {
  @Dependency(\.sonde) var sonde  // expect: missing-provider
  @Dependency(\.gauge) var gauge
  @Dependency(\.held) var held  // expect: missing-provider
  @Dependency(\.kept) var kept
}

@main struct Ferry {
  static func main() {
    let pilot = Pilot()
    print(pilot.sonde.depth(), pilot.gauge.level(), pilot.held.value.depth(), pilot.kept.value.level())
  }
}
