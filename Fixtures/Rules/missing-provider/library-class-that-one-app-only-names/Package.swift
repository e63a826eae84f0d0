// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Restaurant",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0")],
  targets: [
    .target(name: "Kitchen", dependencies: ["Swinject"]),
    .executableTarget(name: "Baker", dependencies: ["Kitchen"]),
    .executableTarget(name: "Waiter", dependencies: ["Kitchen"]),
  ])
