// swift-tools-version: 5.9
// Where a target's name is known only at run time, a folder around a file may be its module, under the name that Swift makes of it.
import Foundation
import PackageDescription

let suffix = ProcessInfo.processInfo.environment["SUFFIX"]!
let library = Target.Dependency.product(name: "Dependencies", package: "swift-dependencies")

let package = Package(
  name: "Field",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.2")],
  targets: [
    .target(name: "Kite \(suffix)", dependencies: [library], path: "Sources/Kite Client"),
    .target(name: "Kite Live \(suffix)", dependencies: [library], path: "Sources/Kite Live"),
    .executableTarget(name: "Field", dependencies: [library]),
  ]
)
