// swift-tools-version:5.9
import PackageDescription

func vaneName() -> String { ["Vane", "Face"].randomElement()! }

let package = Package(
  name: "Weather",
  products: [.library(name: "Gust", targets: ["Gust"])],
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .target(name: "Gust", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: vaneName(), dependencies: ["Gust"], path: "Sources/Vane"),
  ])
