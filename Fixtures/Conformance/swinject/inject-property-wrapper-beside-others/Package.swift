// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [
    .package(url: "https://github.com/Swinject/Swinject", from: "2.8.0"),
    .package(url: "https://github.com/egeniq/InjectPropertyWrapper", from: "0.3.0"),
    .package(url: "https://example.org/Moorings", from: "1.0.0"),
  ],
  targets: [
    .executableTarget(name: "App", dependencies: ["Harbour", "Pier", "Swinject", "InjectPropertyWrapper"]),
    .target(name: "Harbour", dependencies: ["InjectPropertyWrapper"]),
    .target(name: "Pier", dependencies: [.product(name: "Moorings", package: "Moorings")]),
  ])
