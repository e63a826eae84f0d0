// swift-tools-version:5.9
import PackageDescription

// `Deck` and `Hold` ask by types that are keys only by what `Tides` says: its interface will not do. `Galley` and `Cabin` ask `Radio` by nothing that its
// interface lacks.
// counts: needs=3 opaque=0
let package = Package(
  name: "Ferry",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: ["Deck", "Hold", "Cabin", "Galley", "Tides", "Radio"]),
    .target(
      name: "Deck", dependencies: ["Tides", "TidesInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(
      name: "Hold", dependencies: ["Tides", "TidesInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "Galley", dependencies: ["Radio", "RadioInterface"]),
    .target(
      name: "Cabin", dependencies: ["Radio", "RadioInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "Tides", dependencies: ["TidesInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "TidesInterface"),
    .target(name: "Radio", dependencies: ["RadioInterface", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "RadioInterface", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
  ]
)
