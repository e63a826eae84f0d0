// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Rope", products: [.library(name: "Rope", targets: ["Rope"])], targets: [.target(name: "Rope")])
