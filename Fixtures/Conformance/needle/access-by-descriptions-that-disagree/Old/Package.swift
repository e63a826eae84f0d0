// swift-tools-version:5.9
// Two packages that are not built together use versions that count otherwise: dilint has one way of counting for both, and says nothing for certain.
import PackageDescription

let package = Package(
  name: "Old",
  dependencies: [.package(url: "https://github.com/uber/needle.git", exact: "0.18.0")],
  targets: [.target(name: "Old", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
