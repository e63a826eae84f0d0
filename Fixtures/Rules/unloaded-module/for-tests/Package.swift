// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.9.0")],
  targets: [
    .executableTarget(name: "Shop", dependencies: ["Swinject"]),
    .target(name: "Stubs", dependencies: ["Shop", "Swinject"]),
    .testTarget(name: "ShopTests", dependencies: ["Shop", "Stubs"]),
  ]
)
