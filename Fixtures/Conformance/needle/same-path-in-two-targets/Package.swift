// swift-tools-version: 5.9
// The table of providers is one for the process, by the text of the way: `DependencyProviderRegistry.swift` of Needle.
import PackageDescription

let package = Package(
  name: "Rooms",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "Mail"], path: "App"),
    .target(name: "Chat", path: "Chat"),
    .target(name: "Mail", path: "Mail"),
  ]
)
