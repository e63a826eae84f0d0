// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Easel",
  products: [.library(name: "Easel", targets: ["Easel", "EaselBrushes"])],
  targets: [
    .target(name: "Easel", dependencies: ["EaselPaint"]),
    .target(name: "EaselPaint", dependencies: ["EaselFrames"]),
    .target(name: "EaselFrames", dependencies: ["Easel"]),
    .target(name: "EaselBrushes", dependencies: ["Easel", "EaselFrames"]),
  ])
