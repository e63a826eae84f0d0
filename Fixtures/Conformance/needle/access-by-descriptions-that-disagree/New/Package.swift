// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "New",
  dependencies: [.package(url: "https://github.com/uber/needle.git", from: "0.24.0")],
  targets: [.target(name: "New", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
