import Model

extension [Form: FormReading] {
  static let cleanse: [Form: FormReading] = [
    .registration: .read([".bind(", ".to(factory:"]),
    .injection: .read(["PropertyInjector<"]),
    .lifetime: .read([".sharedInScope()"]),
    .name: .read([".tagged(with:"]),
    .argument: .read(["AssistedFactory"]),
    .collection: .read([".intoCollection()"]),
    .parent: .read(["install(dependency:"]),
    .lazy: .read(["Provider<"]),
    .testDouble: .absent("a test builds a component of its own, which is judged like any other"),
  ]
}
