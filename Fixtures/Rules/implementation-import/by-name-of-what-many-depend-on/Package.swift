// swift-tools-version:5.9
import PackageDescription

// Only names say that `Base` and `Kit` are implementations; the build says of more targets that they depend on `Base` than on its interface, and of
// three that they depend on `Kit`. Of `Chat` it says neither.
let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Base", "Chat", "Profile", "Feed", "Wall", "Lamp", "Door", "Hall"]),
    .target(name: "Profile", dependencies: ["Chat"]),
    .target(name: "Wall", dependencies: ["Base"]),
    .target(name: "Feed", dependencies: ["Base", "BaseInterface", "ChatInterface"]),
    .target(name: "Base", dependencies: ["BaseInterface"]),
    .target(name: "BaseInterface"),
    .target(name: "Chat", dependencies: ["Base", "ChatInterface"]),
    .target(name: "ChatInterface"),
    .target(name: "Lamp", dependencies: ["Kit", "KitInterface"]),
    .target(name: "Door", dependencies: ["Kit", "KitInterface"]),
    .target(name: "Hall", dependencies: ["Kit", "KitInterface"]),
    .target(name: "Kit", dependencies: ["KitInterface"]),
    .target(name: "KitInterface"),
  ]
)
