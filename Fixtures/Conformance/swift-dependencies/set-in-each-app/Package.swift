// swift-tools-version:5.9
// Each program sets the key for itself (`prepareDependencies`, documentation: "at the entry point"), so neither lacks its live value.
import PackageDescription

let package = Package(
  name: "Garage",
  targets: [
    .executableTarget(name: "Alpha", dependencies: ["Core"]),
    .executableTarget(name: "Beta", dependencies: ["Core"]),
    .target(name: "Core", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
  ])
