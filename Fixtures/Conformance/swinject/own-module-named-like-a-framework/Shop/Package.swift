// swift-tools-version: 5.8
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "../Toolbox")],
  targets: [.executableTarget(name: "Shop", dependencies: [.product(name: "Resolver", package: "Toolbox")])])
