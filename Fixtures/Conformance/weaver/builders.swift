// Both halves of a pair that ask for one another are made by builders: `InspectorTests`, `more_complex_custom_builder_resolution`.

protocol Conductor {}

final class Stage {
  // weaver: stage = Conductor
  // weaver: stage.scope = .container
  // weaver: stage.builder = Stage.make

  // weaver: curtain = Curtain
  // weaver: curtain.scope = .container
  // weaver: curtain.builder = Curtain.make
}

final class Curtain {
  // weaver: stage <- Conductor
}
