// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "North",
  products: [.library(name: "Deck", targets: ["Deck"])],
  targets: [
    .target(name: "Deck", dependencies: ["NorthRope"]),
    .target(name: "NorthRope"),
  ]
)
