// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["A", "B", "C"]),
    .target(name: "A", dependencies: ["C"]),
    .target(name: "B", dependencies: ["C"]),
    .target(name: "C", dependencies: ["D"]),
    .target(name: "D"),
  ]
)
