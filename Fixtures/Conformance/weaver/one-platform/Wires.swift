// For one platform the ring is none: `InspectorTests`, `untargeted_dependency`.

class Bell {
  // weaver: wire = Wire
  // weaver: wire.platforms = [.watchOS]
}

class Wire {
  // weaver: bell = Bell
  // weaver: bell.platforms = [.iOS, .watchOS]
}
