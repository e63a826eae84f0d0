// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Screens", products: [.library(name: "Cabin", targets: ["Cabin"])], dependencies: [.package(path: "../Core")],
  targets: [.target(name: "Cabin", dependencies: [.product(name: "Rope", package: "Core")], path: "Cabin")])
