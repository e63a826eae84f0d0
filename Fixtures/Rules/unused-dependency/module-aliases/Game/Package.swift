// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Game",
  products: [.library(name: "GameTools", targets: ["Utils"]), .library(name: "Rules", targets: ["Rules"])],
  targets: [.target(name: "Utils"), .target(name: "Rules")])
