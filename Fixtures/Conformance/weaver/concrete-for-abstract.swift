// What is offered as a protocol is not found as its class: `InspectorTests`, `concrete_type_instead_using_an_abstract_type`.

protocol Logging {}
final class Log: Logging {}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: craneLog <- Log // expect: missing-provider
}
