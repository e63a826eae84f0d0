// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Harbour", products: [.library(name: "Harbour", targets: ["Harbour"])],
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver", from: "1.5.0")],
  targets: [.target(name: "Harbour", dependencies: ["Resolver"])])
