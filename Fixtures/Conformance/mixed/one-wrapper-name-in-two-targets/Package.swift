// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Diner",
  targets: [
    .target(name: "Menu", dependencies: ["Resolver"]),
    .target(name: "Kitchen", dependencies: ["FactoryKit"]),
    .executableTarget(name: "Diner", dependencies: ["Menu", "Kitchen", "Resolver", "FactoryKit"]),
  ])
