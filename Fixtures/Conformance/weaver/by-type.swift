// The only one of a type answers under any name: `InspectorTests`, `resolving_a_dependency_from_its_type`.

protocol Logging {}
final class Log: Logging {}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: craneLog <- Logging
}
