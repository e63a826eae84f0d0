// The same with another type argument: `InspectorTests`, `public_reference_with_the_wrong_type`.

struct Journal<Entry> {}

public final class Harbor {
  // weaver: journal <- Journal<Int>
  // weaver: crane = Crane
}

final class Crane {
  // weaver: journal <- Journal<String> // expect: missing-provider
}
