// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [.package(url: "https://github.com/dfed/SafeDI", from: "1.0.0")],
  targets: [
    .executableTarget(name: "Ferry", dependencies: ["Quay", .product(name: "SafeDI", package: "SafeDI")]),
    .executableTarget(name: "Tug", dependencies: [.product(name: "SafeDI", package: "SafeDI")]),
    .target(name: "Quay", dependencies: [.product(name: "SafeDI", package: "SafeDI")]),
  ])
