import Model

extension [Form: FormReading] {
  static let dip: [Form: FormReading] = [
    .registration: .read(["container.register"]),
    .injection: .read(["@Injected", ".resolvingProperties"]),
    .lifetime: .read([".singleton"]),
    .name: .read(["tag:"]),
    .argument: .read(["arguments:"]),
    .collection: .absent("Dip keeps one definition for each key and has no way to ask for all of a type"),
    .parent: .read(["collaborate(with:"]),
    .lazy: .absent("Dip has no holder that asks later; whoever wants to wait asks the container himself"),
    .testDouble: .absent("a test registers again in the same container, and the last registration wins"),
  ]
}
