// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Almanac",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "Almanac", dependencies: ["Tides"]),
    .target(name: "Tides", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
  ])
