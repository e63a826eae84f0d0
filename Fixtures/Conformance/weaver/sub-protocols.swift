// One of several protocols is enough: `InspectorTests`, `references_using_subtypes`.

protocol Logging {}
protocol Archiving {}
final class Log: Logging, Archiving {}

final class Harbor {
  // weaver: log = Log <- Logging & Archiving
  // weaver: crane = Crane
}

final class Crane {
  // weaver: archive <- Archiving
  // weaver: craneLog <- Logging
}
