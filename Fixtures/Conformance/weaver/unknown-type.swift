// The name is there with another type: `InspectorTests`, `reference_uses_an_unknown_type`.

protocol Logging {}
protocol Foghorn {}
final class Log: Logging {}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: log <- Foghorn // expect: missing-provider
}
