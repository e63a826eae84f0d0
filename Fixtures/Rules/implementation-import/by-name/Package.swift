// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "Profile"]),
    .target(name: "Profile", dependencies: ["Chat", "ChatInterfaces"]),
    .target(name: "Chat", dependencies: ["ChatInterfaces"]),
    .target(name: "ChatInterfaces"),
  ]
)
