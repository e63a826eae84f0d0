// swift-tools-version: 5.9
// A comment in a description of a build is one like in a source: on the line, or on the line above.
import PackageDescription

let package = Package(
  name: "Ship",
  targets: [
    .target(
      name: "Hull",
      dependencies: [
        "Rope",  // dilint:ignore unused-dependency - the tools of the shipyard want it linked
        // dilint:ignore unused-dependency - so do they this
        "Tar",
        "Nails",  // expect: unused-dependency (note)
      ]),
    .target(name: "Rope"), .target(name: "Tar"), .target(name: "Nails"),
  ])
