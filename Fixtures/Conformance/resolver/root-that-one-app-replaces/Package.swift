// swift-tools-version:5.5
// counts: opaque=0 needs>=4
import PackageDescription

let package = Package(
  name: "House",
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver", from: "1.5.0")],
  targets: [
    .target(name: "Core", dependencies: ["Resolver"], path: "Core"),
    .target(name: "Rooms", dependencies: ["Core", "Resolver"], path: "Rooms"),
    .target(name: "Shore", dependencies: ["Core", "Resolver"], path: "Shore"),
    .executableTarget(name: "Big", dependencies: ["Core", "Rooms", "Resolver"], path: "Big"),
    .executableTarget(name: "Small", dependencies: ["Core", "Shore", "Resolver"], path: "Small"),
  ]
)
