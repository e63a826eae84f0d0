// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Tools",
  products: [
    .library(name: "Tides", targets: ["Ebb", "Flow"]),
    .library(name: "Lights", targets: ["Lamp", "Wick"]),
  ],
  targets: [.target(name: "Ebb"), .target(name: "Flow"), .target(name: "Lamp"), .target(name: "Wick")]
)
