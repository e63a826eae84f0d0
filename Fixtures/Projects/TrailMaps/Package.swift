// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TrailMaps",
  platforms: [.iOS(.v15)],
  targets: [
    .target(name: "MapKitchen", path: "MapKitchen"),
    .target(name: "Account", path: "Account"),
    .target(name: "Tracks", dependencies: ["MapKitchen"], path: "Tracks"),
    .target(name: "App", dependencies: ["MapKitchen", "Account", "Tracks"], path: "App"),
  ])
