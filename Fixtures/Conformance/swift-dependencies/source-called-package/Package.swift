// swift-tools-version:5.9
// A package's description is the `Package.swift` of its root, which imports PackageDescription and begins with the version of its tools
// (SwiftPM, "PackageDescription": "A Package.swift file defines a package"). Inside a target a file of that name is a source like others.
import PackageDescription

let package = Package(
  name: "Post",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0"), .package(path: "Extras")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), .product(name: "Extras", package: "Extras")])
  ])
