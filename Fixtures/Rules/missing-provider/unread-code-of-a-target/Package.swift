// swift-tools-version: 5.9
// What cannot be read in a target may provide anything, and call anything.
import PackageDescription

let package = Package(
  name: "Garden",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
  targets: [
    .executableTarget(name: "Garden", dependencies: ["Swinject"])
  ]
)
