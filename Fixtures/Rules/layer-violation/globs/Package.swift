// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "Shop", dependencies: ["CartFeature"]),
    .target(name: "CartFeature", dependencies: ["SearchFeature", "Till"]),
    .target(name: "SearchFeature", dependencies: ["Paper"]),
    .target(name: "Till"),
    .target(name: "Paper"),
  ]
)
