// swift-tools-version:5.9
// A value is asked for when a property is read (`Dependency.wrappedValue`), so code that is linked into a program which never runs it asks
// for nothing there.
import PackageDescription

let package = Package(
  name: "Boats",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: ["Boats", "BoatsLive"], path: "App"),
    .executableTarget(name: "Glance", dependencies: ["Boats"], path: "Glance"),
    .target(name: "Boats", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "BoatsLive", dependencies: ["Boats"]),
  ])
