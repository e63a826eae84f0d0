// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0")],
  targets: [
    .target(name: "Bay", dependencies: ["Swinject"]),
    .executableTarget(name: "East", dependencies: ["Bay"]),
    .executableTarget(name: "West", dependencies: ["Bay"]),
  ])
