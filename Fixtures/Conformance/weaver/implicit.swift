// Two of one type, and none has the name: `InspectorTests`, `reference_uses_an_implicit_type`.

protocol Logging {}
final class Log: Logging {}
final class Diary: Logging {}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: diary = Diary <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: craneLog <- Logging // expect: ambiguous-provider
}
