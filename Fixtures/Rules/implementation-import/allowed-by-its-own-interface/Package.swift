// swift-tools-version:5.9
import PackageDescription

// `ChatInterface` is allowed by its manifest to import all that `Domain` hands on, and so is `Chat`, which it belongs to. Whom it does not belong to is not.
let package = Package(
  name: "Talk",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "Feed"]),
    .target(name: "Chat", dependencies: ["ChatInterface"]),
    .target(name: "ChatInterface", dependencies: ["Domain"]),
    .target(name: "Feed", dependencies: ["ChatInterface"]),
    .target(name: "Domain", dependencies: ["User", "Post"]),
    .target(name: "User", dependencies: ["UserInterface"]),
    .target(name: "UserInterface"),
    .target(name: "Post", dependencies: ["PostInterface"]),
    .target(name: "PostInterface"),
  ]
)
