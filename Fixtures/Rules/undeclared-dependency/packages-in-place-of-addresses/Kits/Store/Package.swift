// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Store",
  products: [.library(name: "Store", targets: ["Store"])],
  dependencies: [.package(url: "https://example.com/harbour/tides.git", from: "1.0.0")],
  targets: [.target(name: "Store", dependencies: [.product(name: "Tides", package: "tides")])]
)
