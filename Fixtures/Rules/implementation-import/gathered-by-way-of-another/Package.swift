// swift-tools-version:5.9
import PackageDescription

// `Cookery` gathers two implementations, and the app, which makes it, hands it to `House`, which the app alone uses: what `House` uses there belongs
// to the app as well. `Fence` gathers them for `Yard` alone, which the app does not know; and `Lawn` gathers nothing, though the app has `Shed` by it alone.
let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["House", "Cookery", "Yard", "OvenInterface", "PantryInterface", "Lawn", "ShedInterface"]),
    .target(name: "House", dependencies: ["Cookery"]),
    .target(name: "Cookery", dependencies: ["Pantry", "Oven"]),
    .target(name: "Yard", dependencies: ["Fence"]),
    .target(
      name: "Fence",
      dependencies: [
        "Pantry",  // expect: implementation-import (note)
        "Oven",  // expect: implementation-import (note)
        "OvenInterface",
        "PantryInterface",
      ]),
    .target(
      name: "Lawn",
      dependencies: [
        "Shed",  // expect: implementation-import (note)
        "ShedInterface",
      ]),
    .target(name: "Shed", dependencies: ["ShedInterface"]),
    .target(name: "ShedInterface"),
    .target(name: "Pantry", dependencies: ["PantryInterface"]),
    .target(name: "PantryInterface"),
    .target(name: "Oven", dependencies: ["OvenInterface"]),
    .target(name: "OvenInterface"),
  ]
)
