// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Port",
  dependencies: [.package(url: "https://github.com/uber/needle", from: "0.24.0")],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Yard", .product(name: "NeedleFoundation", package: "needle")], path: "App"),
    .target(name: "Yard", dependencies: [.product(name: "NeedleFoundation", package: "needle")], path: "Yard"),
    .executableTarget(
      name: "Quay", dependencies: [.product(name: "NeedleFoundation", package: "needle")], path: "Quay"),
  ])
