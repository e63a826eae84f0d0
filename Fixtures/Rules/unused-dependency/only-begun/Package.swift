// swift-tools-version: 5.9
// Templates of projects make targets that hold a type's beginning until somebody writes it, and depend on what they will need: nobody would take that
// out. Where anything is written, what it never imports is told. The verdicts are by the rule's own words: a target that is only begun.
import PackageDescription

let package = Package(
  name: "Weir",
  products: [.library(name: "Weir", targets: ["Weir"])],
  targets: [
    .target(name: "Weir"),
    .target(name: "WeirTesting", dependencies: ["Weir"]),
    .target(name: "WeirDoors", dependencies: ["Weir"]),
    .target(name: "WeirScreens", dependencies: ["Weir"]),
    .target(name: "WeirPorts", dependencies: ["Weir"]),
    .target(
      name: "WeirMarks",
      dependencies: [
        "Weir"  // expect: unused-dependency (warning)
      ]),
    .target(
      name: "WeirGates",
      dependencies: [
        "Weir"  // expect: unused-dependency (warning)
      ]),
  ]
)
