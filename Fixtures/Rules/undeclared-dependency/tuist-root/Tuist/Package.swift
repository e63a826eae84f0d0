// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sailing", dependencies: [.package(url: "https://example.com/orrery.git", from: "1.0.0")])
