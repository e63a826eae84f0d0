// Several in one scope are no answer, and the search goes on above it (`Inspector.resolve` keeps the error as history).

protocol Logging {}
final class Log: Logging {}
final class Diary: Logging {}

final class Sea {
  // weaver: craneLog = Log <- Logging
  // weaver: harbor = Harbor
}

final class Harbor {
  // weaver: log = Log <- Logging
  // weaver: diary = Diary <- Logging
  // weaver: crane = Crane
}

final class Crane {
  // weaver: craneLog <- Logging
}
