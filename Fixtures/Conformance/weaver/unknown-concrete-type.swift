// The name is there, and the type is one letter longer: `InspectorTests`, `reference_uses_an_unknown_concrete_type`.

protocol Logging {}
final class Log: Logging {}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: log <- Logs // expect: missing-provider
}
