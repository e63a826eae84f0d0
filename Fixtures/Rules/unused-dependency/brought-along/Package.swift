// swift-tools-version:5.9
// Two dependencies are never imported: one brings along a module that is, and must stay; the other is of no use.
import PackageDescription

let package = Package(
  name: "Cooking",
  targets: [
    .target(
      name: "Kitchen",
      dependencies: [
        "Tools",
        "Spoons",  // expect: unused-dependency (warning)
      ]),
    .target(name: "Tools", dependencies: ["Knives"]),
    .target(name: "Knives"),
    .target(name: "Spoons"),
  ]
)
