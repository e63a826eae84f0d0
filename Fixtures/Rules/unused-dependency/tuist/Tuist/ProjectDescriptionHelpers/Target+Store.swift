import ProjectDescription

extension Target {
  /// Every store has a door.
  public static func store(_ name: String, dependencies: [TargetDependency]) -> Target {
    .target(
      name: name, destinations: .iOS, product: .framework, bundleId: "house.store", sources: ["\(name)/**"],
      dependencies: [.target(name: "Doors")] + dependencies)
  }
}
