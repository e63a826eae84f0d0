import Model

extension [Form: FormReading] {
  static let safeDI: [Form: FormReading] = [
    .registration: .read(["@Instantiated", "@Instantiable"]),
    .injection: .read(["@Received"]),
    .lifetime: .absent("an object lives as long as the one that instantiates it"),
    .name: .read(["fulfilledByDependencyNamed:"]),
    .argument: .read(["@Forwarded"]),
    .collection: .absent("a property is one object; a list is one, too"),
    .parent: .absent("the types that instantiate a type stand above it, and nothing else says so"),
    .lazy: .read(["Instantiator<", "ErasedInstantiator<"]),
    .testDouble: .absent("mocks are written for tests and previews beside the tree of a root, which they do not change"),
  ]
}
