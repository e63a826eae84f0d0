// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Ground",
  products: [.library(name: "Maps", targets: ["Maps"])],
  targets: [.target(name: "Maps", dependencies: ["Roads"]), .target(name: "Roads")]
)
