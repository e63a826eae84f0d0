// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Bank"),
    .target(name: "Till", dependencies: ["Bank"]),
    .target(name: "Shop", dependencies: ["Bank", "Till"]),
  ]
)
