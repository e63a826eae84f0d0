// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Orchard",
  dependencies: [.package(url: "https://github.com/square/Cleanse.git", from: "4.2.6")],
  targets: [
    .target(name: "fruits"), .target(name: "tools"),
    .executableTarget(name: "orchard", dependencies: ["fruits", "tools", "Cleanse"]),
  ])
