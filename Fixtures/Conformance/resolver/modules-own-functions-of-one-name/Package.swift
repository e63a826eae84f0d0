// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Abbey",
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver", from: "1.5.0")],
  targets: [
    .target(name: "Bells", dependencies: ["Resolver"]),
    .target(name: "Ropes", dependencies: ["Resolver"]),
    .executableTarget(name: "Abbey", dependencies: ["Bells", "Ropes", "Resolver"]),
  ])
