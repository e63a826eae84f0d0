// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver", from: "1.5.0")],
  targets: [
    .target(name: "Kit", dependencies: [.product(name: "Resolver", package: "Resolver")]),
    .executableTarget(name: "Shop", dependencies: ["Kit", .product(name: "Resolver", package: "Resolver")]),
    .executableTarget(name: "Watch", dependencies: [.product(name: "Resolver", package: "Resolver")]),
  ])
