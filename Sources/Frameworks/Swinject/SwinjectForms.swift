import Model

extension [Form: FormReading] {
  static let swinject: [Form: FormReading] = [
    .registration: .read([".register("]),
    .injection: .read([".initCompleted"]),
    .lifetime: .read([".inObjectScope("]),
    .name: .read(["name:"]),
    .argument: .read(["argument:"]),
    .collection: .absent("Swinject keeps one service for each key; a list is a service of its own"),
    .parent: .read(["parent:"]),
    .lazy: .read(["Lazy<", "Provider<"]),
    .testDouble: .absent("a test registers again in the same container or in a child, and the last registration wins"),
  ]
}
