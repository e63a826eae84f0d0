// A type below a public one reads the other's reference: `InspectorTests`, `internal_type_accessing_to_a_public_reference`.

struct Journal<Entry> {}

public final class Harbor {
  // weaver: journal <- Journal<String>
  // weaver: crane = Crane
}

final class Crane {
  // weaver: journal <- Journal<String>
}
