// ComposableArchitecture: `ifLet(_:action:then:)` and `forEach(_:action:element:)` take a way to a state and one to an action (Reducers/IfLetReducer.swift).
// That a state is called like a dependency sets nothing; `dependency(_:_:)` hands a value over (Reducers/DependencyKeyWritingReducer.swift).
// counts: needs=2 opaque=0
import ComposableArchitecture

struct Tides: TestDependencyKey {
  var load: () -> Int
  static let testValue = Tides(load: { 0 })
}
struct Winds: TestDependencyKey {
  var load: () -> Int
  static let testValue = Winds(load: { 0 })
}
extension DependencyValues {
  var tides: Tides {
    get { self[Tides.self] }
    set { self[Tides.self] = newValue }
  }
  var winds: Winds {
    get { self[Winds.self] }
    set { self[Winds.self] = newValue }
  }
}

struct Ebb: Reducer {
  struct State {}
  enum Action { case open }
  @Dependency(\.tides) var tides  // expect: missing-provider
  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      _ = tides.load()
      return .none
    }
  }
}
struct Gale: Reducer {
  struct State {}
  enum Action { case open }
  @Dependency(\.winds) var winds
  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      _ = winds.load()
      return .none
    }
  }
}
struct Harbour: Reducer {
  struct State {
    var tides: Ebb.State?
    var winds: Gale.State?
  }
  enum Action {
    case tides(Ebb.Action)
    case winds(Gale.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.tides, action: \.tides) { Ebb() }
      .ifLet(\.winds, action: /Action.winds) { Gale() }
      .dependency(\.winds, Winds(load: { 5 }))
  }
}
@main enum App {
  static func main() { _ = Store(initialState: Harbour.State()) { Harbour() } }
}
