// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
  targets: [
    .executableTarget(name: "App", dependencies: ["InjectPropertyWrapper", "Swinject"]),
    .target(name: "InjectPropertyWrapper"),
  ])
