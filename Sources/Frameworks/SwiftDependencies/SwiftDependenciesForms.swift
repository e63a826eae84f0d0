import Model

extension [Form: FormReading] {
  static let swiftDependencies: [Form: FormReading] = [
    .registration: .read([": DependencyKey"]),
    .injection: .read(["@Dependency("]),
    .lifetime: .absent("a live value is made once for each context and kept as long as the program runs"),
    .name: .absent("the type of a key is its name"),
    .argument: .absent("a value takes no arguments; the functions that it holds may"),
    .collection: .absent("a key has one value; a list is one, too"),
    .parent: .absent("values are handed down from task to task while the program runs, which no source tells"),
    .lazy: .absent("a value is read when it is used, so each need waits"),
    .testDouble: .read(["prepareDependencies", "withDependencies"]),
  ]
}
