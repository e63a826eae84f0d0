// A public root registers what its other parts ask for: `InspectorTests`, `public_root_type_declaring_both_references_and_registrations`.

public class Harbor {
  // weaver: crane = Crane
  // weaver: crane.scope = .container
  // weaver: ferry = Ferry
  // weaver: ferry.scope = .container
  // weaver: pilot = Pilot
  // weaver: pilot.scope = .container
}

public class Crane {}

public class Ferry {}

public class Pilot {
  // weaver: crane <- Crane
  // weaver: ferry <- Ferry
}
