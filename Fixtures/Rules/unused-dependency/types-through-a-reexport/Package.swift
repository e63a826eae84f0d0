// swift-tools-version:5.9
import PackageDescription

// Whoever imports Engine has what Vectors offers, since Engine re-exports it: Editor uses a type of it by name. Player uses nothing of it, and has a
// type of its own that bears the name of one.
let package = Package(
  name: "Studio",
  targets: [
    .target(name: "Vectors"),
    .target(name: "Engine", dependencies: ["Vectors"]),
    .target(name: "Editor", dependencies: ["Engine", "Vectors"]),
    .target(
      name: "Player",
      dependencies: [
        "Engine",
        "Vectors",  // expect: unused-dependency (warning)
      ]),
  ])
