// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "South",
  products: [.library(name: "Deck", targets: ["Deck"])],
  targets: [
    .target(name: "Deck", dependencies: ["SouthRope"]),
    .target(name: "SouthRope"),
  ]
)
