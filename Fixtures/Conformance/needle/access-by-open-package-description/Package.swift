// swift-tools-version:5.9
// `from: "0.18.0"` allows all up to 1.0 (`upToNextMajor`, SwiftPM's reference), so that the versions before 0.24 and those since come into question.
import PackageDescription

let package = Package(
  name: "Open",
  dependencies: [.package(url: "https://github.com/uber/needle.git", from: "0.18.0")],
  targets: [.target(name: "Open", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
