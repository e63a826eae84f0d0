// What a public type asks for and nobody registers becomes an argument of its public initializer: `InspectorTests`, `public_type_with_no_dependents`.

protocol Feeding {}

public final class MapScreen {
  // weaver: feeding <- Feeding
}
