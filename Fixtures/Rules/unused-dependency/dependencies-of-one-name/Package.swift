// swift-tools-version: 5.9
// SwiftPM, `Package.Dependency` and `Target.Dependency`: `.hemp` is what the place wants, among what the package depends on and among what a target does. What
// `.loom` is only running tells.
import Foundation
import PackageDescription

let package = Package(
  name: "Ropery",
  dependencies: [.hemp],
  targets: [
    .target(name: "Yarn"),
    .target(
      name: "Rope",
      dependencies: [
        .hemp,
        "Yarn",  // expect: unused-dependency (note)
      ]),
    .target(name: "Net", dependencies: [.loom, "Yarn"]),
  ]
)

extension Package.Dependency {
  static let hemp: Package.Dependency = .package(url: "https://example.com/hemp.git", from: "1.0.0")
}

extension Target.Dependency {
  static let hemp: Target.Dependency = .product(name: "Hemp", package: "hemp")
  static let loom = Target.Dependency(stringLiteral: ProcessInfo.processInfo.environment["LOOM"]!)
}
