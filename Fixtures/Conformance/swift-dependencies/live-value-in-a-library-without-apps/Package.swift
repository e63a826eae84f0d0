// swift-tools-version:5.9
// Without an app nobody knows what will be linked, nor what an app will set.
import PackageDescription

let package = Package(
  name: "Time",
  targets: [
    .target(name: "Clock", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "ClockLive", dependencies: ["Clock"]),
    .target(name: "Face", dependencies: ["Clock"]),
  ])
