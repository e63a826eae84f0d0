import Model

extension [Form: FormReading] {
  static let weaver: [Form: FormReading] = [
    .registration: .read(["<-", ".registration"]),
    .injection: .read([".reference"]),
    .lifetime: .read([".scope"]),
    .name: .absent("a name chooses among several of one type, and is that of the property or comment"),
    .argument: .read([".parameter"]),
    .collection: .absent("an annotation declares one object; a list is one, too"),
    .parent: .absent("the types that make a type stand above it, and nothing else says so"),
    .lazy: .read([".lazy"]),
    .testDouble: .absent("Weaver writes a container for tests, which the test itself fills"),
  ]
}
