// swift-tools-version:5.9
import PackageDescription

// Only names say that `Base` is an implementation; the build says of more targets that they depend on it than on its interface. Of `Chat` it does not.
let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Base", "Chat", "Profile", "Feed", "Wall"]),
    .target(name: "Profile", dependencies: ["Chat"]),
    .target(name: "Wall", dependencies: ["Base"]),
    .target(name: "Feed", dependencies: ["Base", "BaseInterface", "ChatInterface"]),
    .target(name: "Base", dependencies: ["BaseInterface"]),
    .target(name: "BaseInterface"),
    .target(name: "Chat", dependencies: ["Base", "ChatInterface"]),
    .target(name: "ChatInterface"),
  ]
)
