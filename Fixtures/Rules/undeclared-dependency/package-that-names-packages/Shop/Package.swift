// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "../Counter"), .package(path: "../Kit")],
  targets: [
    .executableTarget(name: "Shop", dependencies: [.product(name: "Counter", package: "Counter")]),
    .target(name: "Till", dependencies: [.product(name: "Ink", package: "Kit")]),
  ])
