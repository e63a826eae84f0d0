import Dependencies
import FactoryKit

struct Lamp: TestDependencyKey {
  static let testValue = Lamp()
}
struct Bulb: TestDependencyKey {
  static let testValue = Bulb()
}
extension DependencyValues {
  var lamp: Lamp {
    get { self[Lamp.self] }
    set { self[Lamp.self] = newValue }
  }
  var bulb: Bulb {
    get { self[Bulb.self] }
    set { self[Bulb.self] = newValue }
  }
}

protocol Rope {}
protocol Hook {}
final class SteelHook: Hook {}

extension Container {
  var rope: Factory<Rope?> { promised() }
  var hook: Factory<Hook?> { promised() }
}

final class Porch {
  @Dependency(\.lamp) var lamp  // expect: missing-provider
  @Dependency(\.bulb) var bulb
  @Injected(\.rope) var rope  // expect: missing-provider
  @Injected(\.hook) var hook
}

prepareDependencies { $0.bulb = Bulb() }
Container.shared.hook.register { SteelHook() }
_ = Porch()
