// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0")],
  targets: [
    .executableTarget(name: "App", dependencies: ["Wiring"]),
    .target(name: "Wiring", dependencies: ["Chat", "ChatInterfaces", "Profile", "Swinject"]),
    .target(name: "WiringForTests", dependencies: ["Wiring", "ChatInterfaces"]),
    .target(name: "Profile", dependencies: ["Chat", "ChatInterfaces"]),
    .target(name: "Chat", dependencies: ["ChatInterfaces"]),
    .target(name: "ChatInterfaces"),
  ]
)
