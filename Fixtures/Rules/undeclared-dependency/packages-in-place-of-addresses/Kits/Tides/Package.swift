// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tides",
  products: [.library(name: "Tides", targets: ["Tides"])],
  targets: [.target(name: "Tides")]
)
