// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "House",
  products: [.library(name: "Yards", targets: ["Yards"])],
  dependencies: [.package(url: "https://github.com/hmlongco/Factory", from: "2.3.0")],
  targets: [.target(name: "Yards", dependencies: [.product(name: "FactoryKit", package: "Factory")], path: "Yards")])
