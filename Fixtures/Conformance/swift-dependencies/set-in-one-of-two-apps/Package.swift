// swift-tools-version:5.9
// What `withDependencies` and `prepareDependencies` set holds in the process that calls them (`DependencyValues`: "task local" values, prepared once
// for each process), so what one program sets keeps nothing from being missing in another.
import PackageDescription

let package = Package(
  name: "Garage",
  targets: [
    .executableTarget(name: "Alpha", dependencies: ["Core"]),
    .executableTarget(name: "Beta", dependencies: ["Core", "Setup"]),
    .executableTarget(name: "Gamma", dependencies: ["Core", "Setup"]),
    .target(name: "Core", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "Setup", dependencies: ["Core"]),
  ])
