// A reducer's `dependency(_:)` with one value sets what is kept under the type of that value, which is its own key (swift-composable-architecture,
// `Reducer/Reducers/DependencyKeyWritingReducer.swift`: `dependency<Value: TestDependencyKey>(_ value: Value) where Value.Value == Value`). What is
// set need not have a live value.
// counts: needs=7 opaque=0
import ComposableArchitecture
import SwiftUI

struct Mail: TestDependencyKey { static let testValue = Mail() }
struct Clock: TestDependencyKey {
  static let testValue = Clock()
  static let slow = Clock()
}
struct Store: TestDependencyKey { static let testValue = Store() }
struct Radio: TestDependencyKey { static let testValue = Radio() }
struct Lamp: TestDependencyKey { static let testValue = Lamp() }
struct Bell: TestDependencyKey { static let testValue = Bell() }
struct Gate: TestDependencyKey { static let testValue = Gate() }
extension DependencyValues {
  var mail: Mail {
    get { self[Mail.self] }
    set { self[Mail.self] = newValue }
  }
  var lamp: Lamp {
    get { self[Lamp.self] }
    set { self[Lamp.self] = newValue }
  }
}

struct Screen {
  @Dependency(\.mail) var mail
  @Dependency(\.lamp) var lamp  // expect: missing-provider
  @Dependency(Clock.self) var clock
  @Dependency(Store.self) var store
  @Dependency(Radio.self) var radio
  @Dependency(Bell.self) var bell  // expect: missing-provider
  @Dependency(Gate.self) var gate
}

func start(_ store: Store, _ feature: Feature) {
  let radio = Radio()
  _ = feature.dependency(Mail())
    .dependency(Clock.slow)
    .dependency(store)
    .dependency(radio)
    .dependency(Gate() as Gate)
  // Another function of that name, with more to say.
  feature.dependency(Bell(), of: 3)
  _ = Screen()
}
@main struct Shop: App {
  var body: some Scene { WindowGroup { start(Store(), Feature()) } }
}
