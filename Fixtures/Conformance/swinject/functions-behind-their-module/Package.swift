// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Market",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0")],
  targets: [
    .target(name: "Orchard", dependencies: ["Swinject"], path: "Orchard"),
    .executableTarget(name: "Fruit Stand", dependencies: ["Orchard", "Swinject"], path: "Stand"),
  ])
