// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Garden",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0")],
  targets: [
    .target(name: "Shared", dependencies: ["Swinject"], path: "Shared"),
    .executableTarget(name: "App", dependencies: ["Shared", "Swinject"], path: "App"),
    .executableTarget(name: "Demo", dependencies: ["Shared", "Swinject"], path: "Demo"),
  ])
