// counts: needs=6 opaque=0
// `.dependency(_:_:)` sets a value for the reducer of which it is said, and for what that runs (Composable Architecture,
// `DependencyKeyWritingReducer`); whoever asks elsewhere has the live value, or none (swift-dependencies, `CachedValues.value(for:)`).
import ComposableArchitecture

struct Tide: TestDependencyKey {
  var height: () -> Int
  static let testValue = Tide { 0 }
}
struct Wind: TestDependencyKey {
  var speed: () -> Int
  static let testValue = Wind { 0 }
}
struct Moon: TestDependencyKey {
  var phase: () -> Int
  static let testValue = Moon { 0 }
}
extension DependencyValues {
  var tide: Tide {
    get { self[Tide.self] }
    set { self[Tide.self] = newValue }
  }
  var wind: Wind {
    get { self[Wind.self] }
    set { self[Wind.self] = newValue }
  }
  var moon: Moon {
    get { self[Moon.self] }
    set { self[Moon.self] = newValue }
  }
}

protocol Gauge { func read() -> Int }
final class WindGauge: Gauge {
  @Dependency(\.wind) var wind
  func read() -> Int { wind.speed() }
}

@Reducer struct Berth {
  @Dependency(\.tide) var tide
  var body: some ReducerOf<Self> { Reduce { _, _ in .run { _ in print(tide.height()) } } }
}
@Reducer struct Quay {
  let gauge: any Gauge
  var body: some ReducerOf<Self> {
    Scope(state: \.berth, action: \.berth) { Berth() }
    Reduce { _, _ in .run { _ in print(gauge.read()) } }
  }
}

@Reducer struct Harbour {
  let plain: Sky
  var body: some ReducerOf<Self> {
    Scope(state: \.quay, action: \.quay) {
      // What it runs through others, and through a protocol, has the values.
      Quay(gauge: WindGauge()).dependency(\.tide, Tide { 1 }).dependency(\.wind, Wind { 2 })
    }
    // Who made this one cannot be told.
    plain.dependency(\.moon, Moon { 3 })
  }
}
@Reducer struct Sky {
  @Dependency(\.moon) var moon
  var body: some ReducerOf<Self> { Reduce { _, _ in .run { _ in print(moon.phase()) } } }
}

final class Lookout {
  @Dependency(\.tide) var tide  // expect: missing-provider
  @Dependency(\.wind) var wind  // expect: missing-provider
  @Dependency(\.moon) var moon
  func look() { print(tide.height(), wind.speed(), moon.phase()) }
}

@main struct Port {
  static func main() {
    let store = Store(initialState: Harbour.State()) { Harbour(plain: Sky()) }
    print(store)
    Lookout().look()
  }
}
