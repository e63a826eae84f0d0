// swift-tools-version:5.9
import PackageDescription

// `Domain` has no code: what depends on it is allowed by its manifest to import all that `Domain` hands on. Only names say that `User` is an
// implementation, so that an import of it is a warning, as beside a dependency that is declared; and `Domain` itself brings together.
let package = Package(
  name: "Talk",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat"]),
    .target(name: "Chat", dependencies: ["Domain", "UserInterface"]),
    .target(name: "Domain", dependencies: ["User", "Post"]),
    .target(name: "User", dependencies: ["UserInterface"]),
    .target(name: "UserInterface"),
    .target(name: "Post", dependencies: ["PostInterface"]),
    .target(name: "PostInterface"),
  ]
)
