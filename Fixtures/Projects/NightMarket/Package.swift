// swift-tools-version:5.9
import PackageDescription

let factory = Target.Dependency.product(name: "FactoryKit", package: "Factory")

let package = Package(
  name: "NightMarket",
  platforms: [.iOS(.v15)],
  dependencies: [.package(url: "https://github.com/hmlongco/Factory.git", from: "3.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: [factory, "Core", "Stalls", "Till"]),
    .target(name: "Till", dependencies: [factory, "Core", "Stalls"]),
    .target(name: "Stalls", dependencies: [factory, "Core"]),
    .target(name: "Core", dependencies: [factory]),
  ]
)
