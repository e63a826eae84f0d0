// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Ink", targets: ["Ink"])],
  targets: [.target(name: "Kit"), .target(name: "Ink")])
