// References climb several levels, and parameters are handed over: `InspectorTests`, `references_on_several_levels`.

protocol Feeding {}
protocol Storing {}
class Screen {}

final class Zoo {
  // weaver: gate = Gate
  // weaver: gate.scope = .container
  // weaver: gate.builder = Gate.shared

  // weaver: store = HayStore <- Storing
  // weaver: store.scope = .container

  // weaver: feeding = Keeper <- Feeding
  // weaver: feeding.scope = .container

  // weaver: map = MapScreen <- Screen
  // weaver: map.scope = .container
}

final class Gate {}

final class MapScreen: Screen {
  // weaver: feeding <- Feeding

  // weaver: cage = CageScreen <- Screen
  // weaver: cage.scope = .transient
}

final class CageScreen: Screen {
  // weaver: number <= UInt
  // weaver: title <= String

  // weaver: feeding <- Feeding

  // weaver: gate <- Gate
}

final class Keeper: Feeding {
  // weaver: store <- Storing
}

final class HayStore: Storing {
  // weaver: gate <- Gate
}
