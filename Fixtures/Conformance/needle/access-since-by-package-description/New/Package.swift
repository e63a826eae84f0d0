// swift-tools-version:5.9
// Every version from 0.24 on counts what is public only (issues 458 and 459 of the project), whichever of those that these allow is in use.
import PackageDescription

let package = Package(
  name: "New",
  dependencies: [.package(url: "https://github.com/uber/needle.git", from: "0.24.0")],
  targets: [.target(name: "New", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
