// swift-tools-version:5.9
import PackageDescription

// `Rigging` brings `TidesLive` along or not: what it depends on cannot be read.
let package = Package(
  name: "Ferry",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        "Tides", "Rigging",
        "Ballast",  // expect: unused-dependency (warning)
      ]),
    .target(name: "Rigging", dependencies: rigging()),
    .target(name: "Ballast"),
    .target(name: "TidesLive", dependencies: ["Tides"]),
    .target(name: "Tides", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
  ]
)
