// swift-tools-version:5.7
import PackageDescription

let resolver = Target.Dependency.product(name: "Resolver", package: "Resolver")

let package = Package(
  name: "Kiosk",
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver.git", from: "1.5.0")],
  targets: [
    .executableTarget(name: "Kiosk", dependencies: [resolver, "Papers"]),
    .target(name: "Papers", dependencies: [resolver]),
  ]
)
