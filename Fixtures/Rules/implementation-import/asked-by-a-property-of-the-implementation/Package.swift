// swift-tools-version:5.9
import PackageDescription

// `Deck` asks by `\.tides`, which only `Tides` declares: its interface will not do. `Galley` has a variable of that name, and asks for nothing;
// of `Radio` the interface has what `Cabin` asks by.
let package = Package(
  name: "Ferry",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: ["Deck", "Cabin", "Galley", "Tides", "Radio"]),
    .target(
      name: "Deck", dependencies: ["Tides", "TidesInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "Galley", dependencies: ["Tides", "TidesInterface"]),
    .target(
      name: "Cabin", dependencies: ["Radio", "RadioInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "Tides", dependencies: ["TidesInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "TidesInterface"),
    .target(name: "Radio", dependencies: ["RadioInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "RadioInterface", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
  ]
)
