// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Before",
  dependencies: [.package(url: "https://github.com/uber/needle.git", "0.17.0"..<"0.24.0")],
  targets: [.target(name: "Before", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
