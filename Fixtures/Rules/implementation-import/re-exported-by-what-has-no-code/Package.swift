// swift-tools-version:5.9
import PackageDescription

// `Parts` has nothing but imports that it hands on, to a library, too; `Desk` hands on what it uses itself.
let package = Package(
  name: "Shop",
  targets: [
    .executableTarget(name: "App", dependencies: ["Shop", "Desk"]),
    .target(name: "Shop", dependencies: ["Parts", "Desk"]),
    .target(name: "Parts", dependencies: ["Till", "TillInterface", "Lamp", "LampInterface"]),
    .target(name: "Desk", dependencies: ["Lamp"]),
    .target(name: "Till", dependencies: ["TillInterface"]),
    .target(name: "TillInterface"),
    .target(name: "Lamp", dependencies: ["LampInterface"]),
    .target(name: "LampInterface"),
  ]
)
