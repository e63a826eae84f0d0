// swift-tools-version: 5.9
import PackageDescription

let library = Target.Dependency.product(name: "Dependencies", package: "swift-dependencies")
let package = Package(
  name: "cellar",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.2")],
  targets: [
    .target(name: "CellarLamps", dependencies: [library]),
    .target(name: "CellarLive", dependencies: ["CellarLamps", library]),
    .executableTarget(name: "CellarApp", dependencies: ["CellarLive", library]),
    .executableTarget(name: "CellarDark", dependencies: ["CellarLamps", library]),
  ]
)
