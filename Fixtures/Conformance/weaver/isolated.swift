// Two isolated types of which one registers the other: `InspectorTests`, `two_isolated_objects`.

protocol Feeding {}
class Screen {}

final class Zoo {
  // weaver: feeding = Keeper <- Feeding
  // weaver: feeding.scope = .container
}

final class Keeper: Feeding {}
final class Gate {}

final class MapScreen: Screen {
  // weaver: self.isIsolated = true

  // weaver: feeding <- Feeding

  // weaver: cage = CageScreen <- Screen
  // weaver: cage.scope = .transient
}

final class CageScreen: Screen {
  // weaver: self.isIsolated = true

  // weaver: number <= UInt

  // weaver: feeding <- Feeding

  // weaver: gate <- Gate
}
