// The other scopes take parameters (`RuntimeTreeInspector.validateConfiguration`).

final class Harbor {
  // weaver: crane = Crane
  // weaver: crane.scope = .lazy

  // weaver: ferry = Ferry
  // weaver: ferry.scope = .weak

  // weaver: barge = Barge
  // weaver: barge.scope = .transient
}

final class Crane {
  // weaver: number <= Int
}
final class Ferry {
  // weaver: number <= Int
}
final class Barge {
  // weaver: number <= Int
}
