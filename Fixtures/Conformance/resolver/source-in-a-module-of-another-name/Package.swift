// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Ferry",
  targets: [.executableTarget(name: "App", dependencies: ["Harbour"]), .target(name: "Harbour")]
)
