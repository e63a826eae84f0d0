// swift-tools-version:5.9
import PackageDescription

// `Shelf` holds nothing but a comment, so that nobody could import anything of it: it waits for code, or gathers what others link. `Crate` holds a type.
let package = Package(
  name: "Depot",
  targets: [
    .executableTarget(name: "App", dependencies: ["Store"]),
    .target(
      name: "Store",
      dependencies: [
        "Shelf",
        "Crate",  // expect: unused-dependency (warning)
      ]),
    .target(name: "Shelf"),
    .target(name: "Crate"),
  ]
)
