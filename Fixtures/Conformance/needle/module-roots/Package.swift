// swift-tools-version: 5.9
// Each feature is a tree of its own, which the app hands what it takes from outside (approach B of "Needle in a modular app").
import PackageDescription

let package = Package(
  name: "Rooms",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat"], path: "App"),
    .target(name: "Chat", path: "Chat"),
  ]
)
