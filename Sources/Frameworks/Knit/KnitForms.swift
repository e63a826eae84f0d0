import Model

extension [Form: FormReading] {
  static let knit: [Form: FormReading] = [
    .registration: .read(["container.register("]),
    .injection: .read(["resolver."]),
    .lifetime: .absent("the lifetimes of Knit are those of Swinject, of which it holds a copy"),
    .name: .read(["name:"]),
    .argument: .read(["argument"]),
    .collection: .read(["IntoCollection"]),
    .parent: .read(["parent"]),
    .lazy: .absent("Knit adds nothing to the holders of Swinject, which are read in a maker like any type"),
    .testDouble: .read(["FakeAssembly"]),
  ]
}
