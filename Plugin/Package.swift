// swift-tools-version: 6.0
import PackageDescription

/// `swift package dilint …` with a program that is already built: `make artifactbundle` puts it beside this file.
let package = Package(
  name: "dilint-plugin",
  products: [.plugin(name: "DilintCommand", targets: ["DilintCommand"])],
  targets: [
    .binaryTarget(name: "dilint", path: "dilint.artifactbundle"),
    .plugin(
      name: "DilintCommand",
      capability: .command(intent: .custom(verb: "dilint", description: "Find dependency-injection mistakes in this package.")),
      dependencies: ["dilint"]),
  ])
