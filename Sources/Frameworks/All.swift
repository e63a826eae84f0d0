import Model

extension Framework {
  /// Every framework that dilint knows, in the order of their names.
  public static let all: [Framework] = [
    .cleanse,
    .dip,
    .ditranquillity,
    .factory,
    .knit,
    .needle,
    .resolver,
    .safeDI,
    .swiftDependencies,
    .swinject,
    .weaver,
  ]
}
