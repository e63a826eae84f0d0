// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "ChatInterfaces", "Profile", "Store", "StoreAPI"]),
    .target(name: "Profile", dependencies: ["ChatInterfaces", "Store", "StoreAPI"]),
    .target(name: "Chat", dependencies: ["ChatInterfaces"]),
    .target(name: "ChatDemo", dependencies: ["Chat"]),
    .target(name: "ChatInterfaces"),
    .target(name: "Store", dependencies: ["StoreAPI"]),
    .target(name: "StoreAPI"),
  ]
)
