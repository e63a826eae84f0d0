// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Deck", products: [.library(name: "Deck", targets: ["Deck"])],
  dependencies: Set(["../Rope"]).map { .package(path: $0) },
  targets: [.target(name: "Deck", dependencies: [.product(name: "Rope", package: "Rope")])])
