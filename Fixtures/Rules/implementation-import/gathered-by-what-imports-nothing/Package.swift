// swift-tools-version:5.9
import PackageDescription

// `Shelf` gathers two implementations for the app and has nothing to import, and so does `Board` for `Cabinet`, which gathers others for the
// app. `Rack` does the same for a library.
let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Shelf", "Desk", "Cabinet"]),
    .target(name: "Shelf", dependencies: ["Radio", "Lamp"]),
    .target(name: "Cabinet", dependencies: ["Board", "Radio", "Lamp"]),
    .target(name: "Board", dependencies: ["Radio", "Lamp"]),
    .target(name: "Desk", dependencies: ["Rack"]),
    .target(
      name: "Rack",
      dependencies: [
        "Radio",  // expect: implementation-import (warning)
        "Lamp",  // expect: implementation-import (warning)
      ]),
    .target(name: "Radio", dependencies: ["RadioInterface"]),
    .target(name: "RadioInterface"),
    .target(name: "Lamp", dependencies: ["LampInterface"]),
    .target(name: "LampInterface"),
  ]
)
