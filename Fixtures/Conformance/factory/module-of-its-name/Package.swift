// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Works",
  targets: [
    .executableTarget(name: "Works", dependencies: ["Factory"]),
    .target(name: "Factory"),
  ])
