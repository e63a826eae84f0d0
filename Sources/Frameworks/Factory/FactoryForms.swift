import Model

extension [Form: FormReading] {
  static let factory: [Form: FormReading] = [
    .registration: .read(["Factory<"]),
    .injection: .read(["@Injected("]),
    .lifetime: .read([".singleton"]),
    .name: .absent("the name of a factory is its key, so two of one type have two names"),
    .argument: .read(["ParameterFactory<"]),
    .collection: .absent("a factory makes one object; a list is what a factory of a list makes"),
    .parent: .absent("containers do not ask one another; a factory of one calls a factory of another"),
    .lazy: .read(["@LazyInjected("]),
    .testDouble: .read([".register {"]),
  ]
}
