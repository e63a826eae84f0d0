// More is asked for than is offered: `InspectorTests`, `registration_using_an_incomplete_type`.

protocol Logging {}
protocol Archiving {}
final class Log: Logging {}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: craneLog <- Logging & Archiving // expect: missing-provider
}
