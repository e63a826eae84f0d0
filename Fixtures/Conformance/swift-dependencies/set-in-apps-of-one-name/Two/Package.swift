// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Two",
  dependencies: [
    .package(path: "../Core"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Core", .product(name: "Dependencies", package: "swift-dependencies")])
  ])
