// swift-tools-version:5.9
import PackageDescription

// Swift finds the members of all modules that the imported ones load: Reefs uses some of Tides by way of Charts, and of Hulls one of Ropes. Nobody whom Lagoon imports loads Tides, so what it calls
// is another's; and of Winds nobody uses anything.
let package = Package(
  name: "Atoll",
  dependencies: [.package(url: "https://github.com/hmlongco/Factory", from: "2.3.0")],
  targets: [
    .target(name: "Tides", dependencies: [.product(name: "Factory", package: "Factory")]),
    .target(name: "Winds"),
    .target(name: "Ropes"),
    .target(name: "Charts", dependencies: ["Tides", "Winds", "Ropes"]),
    .target(
      name: "Reefs",
      dependencies: [
        "Charts", "Tides", "Ropes",
        "Winds",  // expect: unused-dependency (warning)
        .product(name: "Factory", package: "Factory"),
      ]),
    .target(
      name: "Lagoon",
      dependencies: [
        "Ropes",
        "Tides",  // expect: unused-dependency (warning)
        .product(name: "Factory", package: "Factory"),
      ]),
  ])
