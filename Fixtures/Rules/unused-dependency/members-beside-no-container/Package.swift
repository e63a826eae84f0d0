// swift-tools-version:5.9
import PackageDescription

// The same where nothing has to do with containers: Studio uses a member that Glaze adds to dates, loaded by way of Wheel. Of Clay it uses nothing that is not
// Wheel's or its own.
let package = Package(
  name: "Pottery",
  targets: [
    .target(name: "Glaze"),
    .target(name: "Clay"),
    .target(name: "Wheel", dependencies: ["Glaze", "Clay"]),
    .target(
      name: "Studio",
      dependencies: [
        "Wheel", "Glaze",
        "Clay",  // expect: unused-dependency (warning)
      ]),
  ])
