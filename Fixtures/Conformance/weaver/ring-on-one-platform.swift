// Without a platform given each is judged: this ring is there on one of the two (`InspectorTests`, `untargeted_dependency`, the other way round).

class Bell {
  // weaver: wire = Wire // expect: dependency-cycle
  // weaver: wire.platforms = [.watchOS]
}

class Wire {
  // weaver: bell = Bell
  // weaver: bell.platforms = [.iOS, .watchOS]
}
