// swift-tools-version:5.9
import PackageDescription

let cleanse = Target.Dependency.product(name: "Cleanse", package: "Cleanse")

let package = Package(
  name: "RowingClub",
  platforms: [.iOS(.v15)],
  dependencies: [.package(url: "https://github.com/square/Cleanse.git", from: "4.2.6")],
  targets: [
    .executableTarget(name: "App", dependencies: [cleanse, "Core", "Screens", "Members", "Boats", "Outings", "News"]),
    .target(name: "Boats", dependencies: [cleanse, "Core"]),
    .target(name: "Outings", dependencies: [cleanse, "Core", "Boats", "Members"]),
    .target(name: "Members", dependencies: [cleanse, "Core"]),
    .target(name: "News", dependencies: [cleanse, "Core", "Screens"]),
    .target(name: "Screens", dependencies: [cleanse]),
    .target(name: "Core", dependencies: [cleanse]),
  ]
)
