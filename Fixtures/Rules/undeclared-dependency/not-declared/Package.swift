// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .target(name: "Sail", dependencies: ["Rope"]),
    .target(name: "Rope", dependencies: ["Fibre"]),
    .target(name: "Fibre"),
    .target(name: "Hull"),
  ]
)
