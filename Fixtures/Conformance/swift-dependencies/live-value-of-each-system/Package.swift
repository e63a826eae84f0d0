// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Almanac", platforms: [.iOS(.v16), .watchOS(.v9)], products: [.library(name: "Almanac", targets: ["Almanac"])],
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [.target(name: "Almanac", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")])])
