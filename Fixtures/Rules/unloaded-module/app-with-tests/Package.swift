// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Lamps",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.9.0")],
  targets: [
    .executableTarget(name: "Lamps", dependencies: ["Oven", "Swinject"]),
    .testTarget(name: "LampsTests", dependencies: ["Lamps"]),
    .target(name: "Oven", dependencies: ["Swinject"]),
    .target(name: "Samples", dependencies: ["Oven", "Swinject"]),
    .testTarget(name: "OvenTests", dependencies: ["Oven", "Samples"]),
  ]
)
