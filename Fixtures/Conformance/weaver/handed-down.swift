// A coordinator handed over as a parameter further up: `RuntimeTreeInspectorTests`, `resolvable_container_dependencies_as_uptree_parameters`.

final class Pilot {
  // weaver: rank <= Int
}

final class Harbor {
  // weaver: pilot = Pilot
  // weaver: pilot.scope = .transient

  // weaver: ferry = Ferry
  // weaver: ferry.scope = .transient
}

final class Ferry {
  // weaver: pilot <= Pilot

  // weaver: bridge = Bridge
  // weaver: bridge.scope = .transient
}

final class Bridge {
  // weaver: pilot <- Pilot
}
