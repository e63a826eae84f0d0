import Model

extension [Form: FormReading] {
  static let resolver: [Form: FormReading] = [
    .registration: .read(["register {"]),
    .injection: .read(["@Injected", ".resolveProperties"]),
    .lifetime: .read([".scope("]),
    .name: .read(["name:"]),
    .argument: .read(["args:"]),
    .collection: .absent("Resolver keeps one registration for each type and name and has no way to ask for all"),
    .parent: .read(["add(child:"]),
    .lazy: .read(["@LazyInjected"]),
    .testDouble: .read(["root = "]),
  ]
}
