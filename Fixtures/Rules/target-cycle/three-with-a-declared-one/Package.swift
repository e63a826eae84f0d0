// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .target(name: "Ink", dependencies: ["Paper"]),
    .target(name: "Paper", dependencies: ["Press"]),
    .target(name: "Press", dependencies: ["Ink"]),
  ]
)
