// An isolated type that a connected one registers: `InspectorTests`, `flagged_as_isolated_with_a_non_isolated_dependent`.

protocol Feeding {}
class Screen {}

final class Zoo {
  // weaver: feeding = Keeper <- Feeding
  // weaver: feeding.scope = .container

  // weaver: map = MapScreen <- Screen // expect: weaver-isolated-connected
  // weaver: map.scope = .container
}

final class Keeper: Feeding {}

final class MapScreen: Screen {
  // weaver: self.isIsolated = true

  // weaver: feeding <- Feeding
}
