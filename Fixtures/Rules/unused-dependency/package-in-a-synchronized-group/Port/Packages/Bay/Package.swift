// swift-tools-version: 6.0
import PackageDescription

// Xcode takes a folder with this file for a package, also where it lies in a folder whose files belong to a target without being listed: the package is judged.
let package = Package(
  name: "Bay", products: [.library(name: "Bay", targets: ["Bay"])],
  targets: [
    .target(
      name: "Bay",
      dependencies: [
        "Shore",
        "Cliff",  // expect: unused-dependency (warning)
      ]),
    .target(name: "Shore"),
    .target(name: "Cliff"),
  ])
