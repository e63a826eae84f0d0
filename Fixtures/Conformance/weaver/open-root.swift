// `open` is not `public` to the generator, which compares for equality (`Inspector.resolve`).

protocol Feeding {}

open class MapScreen {
  // weaver: feeding <- Feeding // expect: missing-provider
}
