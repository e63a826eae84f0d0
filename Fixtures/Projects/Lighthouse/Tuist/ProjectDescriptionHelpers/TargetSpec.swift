import ProjectDescription

public struct TargetSpec {
  public var name: String
  public var product: Product
  public var dependencies: [TargetDependency] = []
  public var folders: [BuildableFolder] = []

  public init(_ name: String, product: Product = .staticFramework) {
    self.name = name
    self.product = product
  }

  public func with(_ change: (inout TargetSpec) -> Void) -> TargetSpec {
    var copy = self
    change(&copy)
    return copy
  }

  public func using(_ more: TargetDependency...) -> TargetSpec {
    with { $0.dependencies += more }
  }

  public func toTarget() -> Target {
    func bundle(_ suffix: String) -> String { "org.example.lighthouse." + suffix.lowercased() }
    return .target(
      name: name, destinations: .iOS, product: product, bundleId: bundle(name), dependencies: dependencies,
      buildableFolders: folders)
  }
}
