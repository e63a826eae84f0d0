import ProjectDescription

/// A part, and the same once more for trials.
public func twins(_ name: String, dependencies: [TargetDependency]) -> [Target] {
  [
    .target(
      name: name, destinations: .iOS, product: .framework, bundleId: "boat.part", sources: ["\(name)/**"],
      dependencies: dependencies),
    .target(
      name: "\(name)-Trial", destinations: .iOS, product: .framework, bundleId: "boat.trial", sources: ["\(name)/**"],
      dependencies: dependencies),
  ]
}
