// swift-tools-version:5.9
// `Tools` hands on what it does not import: without that the kitchen would have no knives. Forks come along with `Rack` as well, and nobody wants
// spoons.
import PackageDescription

let package = Package(
  name: "Cooking",
  targets: [
    .executableTarget(name: "Kitchen", dependencies: ["Tools", "Rack"]),
    .target(
      name: "Tools",
      dependencies: [
        "Handles",
        "Knives",
        "Forks",  // expect: unused-dependency (warning)
        "Spoons",  // expect: unused-dependency (warning)
      ]),
    .target(name: "Rack", dependencies: ["Forks"]),
    .target(name: "Handles"),
    .target(name: "Knives"),
    .target(name: "Forks"),
    .target(name: "Spoons"),
  ]
)
