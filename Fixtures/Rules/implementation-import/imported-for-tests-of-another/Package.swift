// swift-tools-version:5.9
// counts: opaque=0
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "Profile", "Album"]),
    .executableTarget(name: "ProfileDemo", dependencies: ["Profile", "ProfileTesting"]),
    .target(name: "Profile", dependencies: ["ChatInterfaces"]),
    .target(name: "ProfileTesting", dependencies: ["Chat", "ChatInterfaces"]),
    .target(name: "Album", dependencies: ["AlbumTesting"]),
    .target(name: "AlbumTesting", dependencies: ["Chat", "ChatInterfaces"]),
    .target(name: "Chat", dependencies: ["ChatInterfaces"]),
    .target(name: "ChatInterfaces"),
    .testTarget(name: "ProfileTests", dependencies: ["Profile", "ProfileTesting"]),
  ]
)
