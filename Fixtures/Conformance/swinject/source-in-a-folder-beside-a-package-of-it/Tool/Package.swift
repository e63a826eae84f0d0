// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Tool",
  targets: [.target(name: "Swinject"), .executableTarget(name: "Tool", dependencies: ["Swinject"])])
