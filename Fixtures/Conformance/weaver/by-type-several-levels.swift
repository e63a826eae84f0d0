// The same over a level that asks for it itself: `InspectorTests`, `resolving_a_dependency_from_its_type_on_several_levels`.

protocol Logging {}
final class Log: Logging {}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: log <- Logging
  // weaver: hook = Hook
}

final class Hook {
  // weaver: hookLog <- Logging
}
