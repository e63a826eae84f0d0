// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "House",
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver", from: "1.5.0")],
  targets: [
    .target(name: "Attic"),
    .target(name: "Cellar"),
    .executableTarget(name: "House", dependencies: ["Attic", "Cellar", .product(name: "Resolver", package: "Resolver")]),
  ])
