// swift-tools-version:5.9
// What a module declares hides what it imports under the same name, in the builds that compile it (The Swift Programming Language,
// "Conditional Compilation Block": what does not satisfy the condition is not compiled). In all others the imported property is meant.
import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: ["Harbour"], path: "App"),
    .target(name: "Harbour", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
  ])
