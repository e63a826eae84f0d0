// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Names",
  targets: [
    .target(name: "Net"),
    .target(name: "UI"),
    .target(name: "App", dependencies: ["Net", "UI"]),
  ]
)
