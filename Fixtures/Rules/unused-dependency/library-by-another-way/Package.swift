// swift-tools-version: 5.9
// SwiftPM: what a target imports without depending on it comes by any way that leads there. `Ship` has `Canvas` by its own dependency on `Sails`, so
// nobody needs that of `Rigging`; `Tar` it has by `Keel` alone, which hands it on.
import PackageDescription

let package = Package(
  name: "Ship",
  dependencies: [
    .package(url: "https://example.com/canvas.git", exact: "1.0.0"),
    .package(url: "https://example.com/hemp.git", exact: "1.0.0"),
    .package(url: "https://example.com/tar.git", exact: "1.0.0"),
  ],
  targets: [
    .target(name: "Ship", dependencies: ["Sails", "Rigging", "Keel"]),
    .target(
      name: "Rigging",
      dependencies: [
        "Sails",  // expect: unused-dependency (warning)
        .product(name: "Hemp", package: "hemp"),
      ]),
    .target(name: "Sails", dependencies: [.product(name: "Canvas", package: "canvas")]),
    .target(name: "Keel", dependencies: ["Hull"]),
    .target(name: "Hull", dependencies: [.product(name: "Tar", package: "tar")]),
  ]
)
