// counts: needs=4 opaque=0
// `withDependencies` and `.dependency` set a value for what runs inside (swift-dependencies, "Overriding dependencies"): where nothing leads to
// that code, nobody is helped.
import ComposableArchitecture

struct Tide { var height: () -> Int }
extension Tide: TestDependencyKey { static let testValue = Tide { 0 } }
struct Wind { var speed: () -> Int }
extension Wind: TestDependencyKey { static let testValue = Wind { 0 } }
struct Moon { var phase: () -> Int }
extension Moon: TestDependencyKey { static let testValue = Moon { 0 } }

struct Sun { var height: () -> Int }
extension Sun: TestDependencyKey { static let testValue = Sun { 0 } }

extension DependencyValues {
  var sun: Sun {
    get { self[Sun.self] }
    set { self[Sun.self] = newValue }
  }
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

final class Harbour {
  @Dependency(\.tide) var tide  // expect: missing-provider
  @Dependency(\.wind) var wind
  @Dependency(\.moon) var moon  // expect: missing-provider
  func look() -> Int { tide.height() + wind.speed() + moon.phase() }
}

/// Nobody calls it.
func demo() -> Harbour {
  withDependencies {
    $0.tide = Tide { 1 }
  } operation: {
    Harbour()
  }
}

/// Nobody makes one.
@Reducer struct Other {
  var body: some ReducerOf<Self> { Scope(state: \.another, action: \.another) { Another().dependency(\.moon, Moon { 1 }) } }
}
@Reducer struct Another {}

/// A macro makes a reducer of it, whose body the library reads.
@Reducer struct Shell {
  var body: some ReducerOf<Self> { Scope(state: \.shore, action: \.shore) { Shore().dependency(\.sun, Sun { 1 }) } }
}
@Reducer struct Shore {
  @Dependency(\.sun) var sun
}

func harbour() -> Harbour {
  withDependencies {
    $0.wind = Wind { 1 }
  } operation: {
    Harbour()
  }
}

@main struct App {
  static func main() { print(harbour().look(), Store(initialState: 0) { Shell() }) }
}
