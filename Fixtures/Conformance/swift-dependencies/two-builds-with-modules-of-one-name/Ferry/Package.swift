// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Ferry",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "Ferry", dependencies: ["Deck"]),
    .target(name: "Deck", dependencies: ["Tides", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "Tides", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
  ])
