// `Injections.swift`: `$name` is the factory of a `@DynamicInjected`, and the wrapper itself of others, which has a `factory`.
import FactoryKit

final class Bell {}
final class Horn {}
final class Drum {}

extension Container {
  var bell: Factory<Bell?> { promised() }
  var horn: Factory<Horn?> { promised() }
  var drum: Factory<Drum?> { promised() }
}

final class Band {
  @DynamicInjected(\.bell) var bell
  @LazyInjected(\.horn) var horn
  @LazyInjected(\.drum) var drum  // expect: missing-provider

  func play() {
    $bell.register { Bell() }
    self.$horn.factory.register { Horn() }
    $drum.factory.onTest { Drum() }
    print(bell as Any, horn as Any, drum as Any)
  }
}

Band().play()
