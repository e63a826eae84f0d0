// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(
      name: "Ferry",
      dependencies: [
        "Chart", "ChartLive",
        "Buoy",  // expect: unused-dependency (warning)
      ]),
    .executableTarget(name: "Tug", dependencies: ["Chart"]),
    .target(name: "Buoy"),
    .target(
      name: "Chart",
      dependencies: [
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "DependenciesMacros", package: "swift-dependencies"),
      ]),
    .target(name: "ChartLive", dependencies: ["Chart", .product(name: "Dependencies", package: "swift-dependencies")]),
  ])
