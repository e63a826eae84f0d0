// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Lamps",
  dependencies: [.package(url: "https://github.com/square/Cleanse.git", from: "4.2.6")],
  targets: [
    .target(name: "Lib", dependencies: ["Cleanse"]),
    .executableTarget(name: "One", dependencies: ["Lib", "Cleanse"]),
    .executableTarget(name: "Two", dependencies: ["Lib", "Cleanse"]),
  ])
