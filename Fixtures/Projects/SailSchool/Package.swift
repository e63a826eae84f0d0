// swift-tools-version:5.7
import PackageDescription

let dip = Target.Dependency.product(name: "Dip", package: "Dip")

let package = Package(
  name: "SailSchool",
  platforms: [.iOS(.v14)],
  dependencies: [.package(url: "https://github.com/AliSoftware/Dip.git", from: "7.1.1")],
  targets: [
    .executableTarget(name: "App", dependencies: [dip, "Core", "Harbour", "Lessons"]),
    .target(name: "Lessons", dependencies: [dip, "Core", "Harbour"]),
    .target(name: "Harbour", dependencies: [dip, "Core"]),
    .target(name: "Core", dependencies: [dip]),
  ]
)
