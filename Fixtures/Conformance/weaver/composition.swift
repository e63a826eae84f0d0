// All of several protocols are asked for together: `InspectorTests`, `reference_using_a_composite_type`.

protocol Logging {}
protocol Archiving {}
final class Log: Logging, Archiving {}

final class Harbor {
  // weaver: log = Log <- Archiving & Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: craneLog <- Logging & Archiving
}
