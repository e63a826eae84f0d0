// swift-tools-version:5.7
import PackageDescription

let resolver = Target.Dependency.product(name: "Resolver", package: "Resolver")

let package = Package(
  name: "Allotment",
  platforms: [.iOS(.v14)],
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver.git", from: "1.5.0")],
  targets: [
    .executableTarget(name: "App", dependencies: [resolver, "Core", "Plots", "Market", "Watering"]),
    .target(name: "Plots", dependencies: [resolver, "Core"]),
    .target(name: "Market", dependencies: [resolver, "Core"]),
    .target(name: "Watering", dependencies: [resolver, "Core", "Plots"]),
    .target(name: "Core", dependencies: [resolver]),
  ]
)
