// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Forest",
  targets: [
    .target(name: "Trees"),
    .target(name: "Beasts"),
    .target(name: "App", dependencies: ["Trees", "Beasts"]),
  ]
)
