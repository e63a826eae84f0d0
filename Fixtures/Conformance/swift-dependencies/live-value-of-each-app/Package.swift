// swift-tools-version:5.9
// An app and a widget are two programs: each has the live value that it compiles, and no program has both, be it one that is not here and
// links the library that neither does (swift-dependencies, "Separating interface and implementation").
import PackageDescription

let package = Package(
  name: "Weather",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: ["Core"], path: "App"),
    .executableTarget(name: "Widget", dependencies: ["Core"], path: "Widget"),
    .target(name: "Core", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "Lone", dependencies: ["Core"]),
  ])
