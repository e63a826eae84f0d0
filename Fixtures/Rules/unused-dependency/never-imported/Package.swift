// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .target(
      name: "Sail",
      dependencies: [
        "Rope",  // expect: unused-dependency (warning)
        "Cloth",
      ]),
    .target(name: "Rope"),
    .target(name: "Cloth"),
  ]
)
