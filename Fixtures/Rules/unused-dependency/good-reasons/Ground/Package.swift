// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Ground",
  products: [.library(name: "All", targets: ["Stone", "Sand"])],
  targets: [.target(name: "Stone"), .target(name: "Sand")]
)
