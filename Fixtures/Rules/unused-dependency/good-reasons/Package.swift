// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  dependencies: [.package(path: "Ground")],
  targets: [
    // On one platform only; a product of which one target is used; nothing to import in what has no code yet.
    .target(name: "Kiosk", dependencies: [.target(name: "Bell", condition: .when(platforms: [.linux])), .product(name: "All", package: "Ground"), "Later"]),
    .target(name: "Bell"),
    .target(name: "Later"),
  ]
)
