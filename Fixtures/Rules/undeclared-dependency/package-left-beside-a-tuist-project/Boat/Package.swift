// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Boat", products: [.library(name: "Boat", targets: ["Boat"])],
  targets: [.target(name: "Boat", path: "Sources")])
