// `Factory.swift`, `resolveOnMainActor`, `resolveOnGlobalActor`: both kinds of factories are asked so, too.
import FactoryKit

final class Bell {}
final class Horn {}

extension Container {
  var bell: Factory<Bell?> { promised() }
  var horn: ParameterFactory<Int, Horn?> { promised() }
}

@MainActor func play() {
  print(Container.shared.bell.resolveOnGlobalActor(MainActor.shared) as Any)  // expect: missing-provider
  print(Container.shared.horn.resolveOnMainActor(3) as Any)  // expect: missing-provider
  print(Container.shared.horn.resolveOnGlobalActor(MainActor.shared, parameters: 3) as Any)
}

play()
