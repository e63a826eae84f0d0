// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kitchen",
  targets: [
    .target(name: "OvenFeature", dependencies: ["SinkFeature"]),  // expect: forbidden-dependency
    .target(name: "SinkFeature"),
    .testTarget(name: "OvenFeatureTests", dependencies: ["OvenFeature"]),
  ])
