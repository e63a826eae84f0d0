// swift-tools-version:5.9
import PackageDescription

// A template gives each feature an interface. That of `Hall` is of no use to anybody else, so that `Hall` gathers two implementations for the app
// as if it had none; and it has them only because its interface depends on them. `Gate` uses the interface of `Porch`, which is a feature among others.
let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Hall", "Porch", "Gate"]),
    .executableTarget(name: "HallDemo", dependencies: ["Hall", "HallInterface"]),
    .target(name: "Hall", dependencies: ["HallInterface"]),
    .target(
      name: "HallInterface",
      dependencies: [
        "Bell",  // expect: implementation-import (warning)
        "Lamp",  // expect: implementation-import (warning)
      ]),
    .target(name: "Gate", dependencies: ["PorchInterface", "BellInterface", "LampInterface"]),
    .target(name: "Porch", dependencies: ["PorchInterface", "Bell", "Lamp"]),
    .target(name: "PorchInterface"),
    .target(name: "Bell", dependencies: ["BellInterface"]),
    .target(name: "BellInterface"),
    .target(name: "Lamp", dependencies: ["LampInterface"]),
    .target(name: "LampInterface"),
  ]
)
