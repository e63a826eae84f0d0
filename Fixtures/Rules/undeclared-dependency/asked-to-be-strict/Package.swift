// swift-tools-version: 6.0
// SwiftPM writes the modules of a build into one folder that every compiler call searches (`ModulesPath`), and it has built `Cloth` before `Sail`,
// since the chain between them is declared: this compiles. The manifest wants it to be an error all the same.
import PackageDescription

let package = Package(
  name: "Boat",
  targets: [
    .target(name: "Sail", dependencies: ["Seam"]),
    .target(name: "Seam", dependencies: ["Cloth"]),
    .target(name: "Cloth"),
  ])
