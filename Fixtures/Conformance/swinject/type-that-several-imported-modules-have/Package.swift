// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "House",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.10.0")],
  targets: [
    .target(name: "Aisle"),
    .target(name: "Attic"),
    .target(name: "Cellar"),
    .executableTarget(name: "House", dependencies: ["Aisle", "Attic", "Cellar", .product(name: "Swinject", package: "Swinject")]),
  ])
