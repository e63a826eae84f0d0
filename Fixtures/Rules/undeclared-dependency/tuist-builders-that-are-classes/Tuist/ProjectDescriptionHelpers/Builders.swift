import ProjectDescription

public final class SharedBuilder {
  public var dependencies: [TargetDependency] = []

  public init(_ configure: (inout SharedBuilder) -> Void) {
    var same = self
    configure(&same)
  }

  public func target(_ name: String, _ product: Product, _ sources: String) -> Target {
    .target(
      name: name, destinations: .iOS, product: product, bundleId: "boats", sources: [.glob(.path(sources))],
      dependencies: dependencies)
  }
}

public struct OwnBuilder {
  public var dependencies: [TargetDependency] = []

  public init(_ configure: (inout OwnBuilder) -> Void) { configure(&self) }

  public func target(_ name: String, _ product: Product, _ sources: String) -> Target {
    .target(
      name: name, destinations: .iOS, product: product, bundleId: "boats", sources: [.glob(.path(sources))],
      dependencies: dependencies)
  }
}
