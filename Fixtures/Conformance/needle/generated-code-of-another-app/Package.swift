// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Land",
  dependencies: [.package(url: "https://github.com/uber/needle", from: "0.24.0")],
  targets: [
    .target(name: "Kit", dependencies: [.product(name: "NeedleFoundation", package: "needle")], path: "Kit"),
    .executableTarget(name: "Town", dependencies: ["Kit", .product(name: "NeedleFoundation", package: "needle")], path: "Town"),
    .executableTarget(
      name: "Village", dependencies: ["Kit", .product(name: "NeedleFoundation", package: "needle")], path: "Village"),
  ])
