// One branch lacks the parameter: `RuntimeTreeInspectorTests`, `unresolvable_container_dependencies_as_uptree_parameters`.

final class Pilot {
  // weaver: rank <= Int
}

final class Harbor {
  // weaver: pilot = Pilot
  // weaver: pilot.scope = .transient

  // weaver: ferry = Ferry <- Vessel
  // weaver: ferry.scope = .transient

  // weaver: barge = Barge <- Vessel
  // weaver: barge.scope = .transient
}

protocol Vessel {}

final class Ferry: Vessel {
  // weaver: pilot <= Pilot

  // weaver: bridge = Bridge <- Vessel
  // weaver: bridge.scope = .transient
}

final class Bridge: Vessel {
  // weaver: pilot <- Pilot
}

final class Barge: Vessel {
  // weaver: pilot <- Pilot // expect: weaver-container-parameters
}
