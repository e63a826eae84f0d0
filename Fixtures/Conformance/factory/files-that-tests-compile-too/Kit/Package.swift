// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [.package(url: "https://github.com/hmlongco/Factory", exact: "2.5.3")],
  targets: [.target(name: "Kit", dependencies: [.product(name: "FactoryKit", package: "Factory")])]
)
