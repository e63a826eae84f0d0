// An internal type that nobody registers is attached to nothing: `InspectorTests`, `internal_type_with_no_dependents`.

protocol Feeding {}

final class MapScreen {
  // weaver: feeding <- Feeding // expect: missing-provider
}
