import Model

extension [Form: FormReading] {
  static let needle: [Form: FormReading] = [
    .registration: .read(["Component<"]),
    .injection: .read(["Dependency {"]),
    .lifetime: .read(["shared {"]),
    .name: .absent("the name of a property is its key beside its type"),
    .argument: .read(["init(parent:"]),
    .collection: .absent("a scope hands on properties, each of which is one object; a list is one, too"),
    .parent: .read(["parent: self"]),
    .lazy: .absent("a dependency is a property that is read when it is used, so each need waits"),
    .testDouble: .absent("a test hands a component dependencies of its own, which the compiler checks"),
  ]
}
