// Made with its container, with nobody to hand the parameter over: `InspectorTests`, `scope_container_on_dependency_taking_parameters`.

final class Harbor {
  // weaver: crane = Crane // expect: weaver-container-parameters
}

final class Crane {
  // weaver: number <= Int
}
