// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "House",
  dependencies: [
    .package(url: "https://github.com/Swinject/Swinject", from: "2.10.0"),
    .package(url: "https://example.com/Pantry", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Attic"),
    .target(name: "Cellar"),
    .executableTarget(
      name: "House",
      dependencies: [
        "Attic", "Cellar", .product(name: "Swinject", package: "Swinject"), .product(name: "Pantry", package: "Pantry"),
      ]),
  ])
