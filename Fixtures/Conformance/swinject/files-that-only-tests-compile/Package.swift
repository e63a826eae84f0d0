// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Lamps",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
  targets: [
    .executableTarget(name: "Lamps", dependencies: ["Swinject"]),
    .testTarget(name: "UnitSpecs", dependencies: ["Lamps", "Swinject"], path: "UnitSpecs"),
  ]
)
