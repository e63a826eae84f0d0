// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Minor",
  dependencies: [.package(url: "https://github.com/uber/needle.git", .upToNextMinor(from: "0.25.1"))],
  targets: [.target(name: "Minor", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
