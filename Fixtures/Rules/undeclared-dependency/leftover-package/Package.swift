// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "BoatCore", targets: [.target(name: "BoatCore", path: "Boat"), .target(name: "Knots", path: "Rope")])
