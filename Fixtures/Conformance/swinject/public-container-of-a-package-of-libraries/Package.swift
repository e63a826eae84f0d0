// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Weather",
  products: [.library(name: "Weather", targets: ["Weather"])],
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
  targets: [.target(name: "Weather", dependencies: ["Swinject"])])
