// swift-tools-version:5.9
// Factory's AutoRegistering.swift: what `autoRegister()` of the container calls. Other programs can call what a product offers them, and of that only
// what their code can name, of objects that they have; nobody but this program links a target that no product has.
import PackageDescription

let package = Package(
  name: "House",
  products: [.library(name: "Halls", targets: ["Halls"]), .executable(name: "App", targets: ["App"])],
  dependencies: [.package(url: "https://github.com/hmlongco/Factory", from: "2.3.0")],
  targets: [
    .target(name: "Rooms", dependencies: [.product(name: "FactoryKit", package: "Factory")]),
    .target(name: "Halls", dependencies: [.product(name: "FactoryKit", package: "Factory")]),
    .executableTarget(name: "App", dependencies: ["Rooms", "Halls", .product(name: "FactoryKit", package: "Factory")]),
  ])
