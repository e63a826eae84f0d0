// swift-tools-version: 5.9
import PackageDescription

// Programs elsewhere load what a library offers them; what they cannot name nobody loads.
let package = Package(
  name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
  targets: [.target(name: "Kit", dependencies: ["Swinject"])])
