// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Brewery",
  products: [.library(name: "Malts", targets: ["Malts"]), .library(name: "Samples", targets: ["Samples"])],
  dependencies: [.package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0")],
  targets: [
    .target(name: "Malts", dependencies: ["Swinject"]),
    .target(name: "Samples", dependencies: ["Malts", "Swinject"]),
    .target(name: "Tasting", dependencies: ["Samples", "Swinject"]),
    .target(name: "Kilns", dependencies: ["Malts", "Swinject"]),
    .executableTarget(name: "Brewery", dependencies: ["Malts", "Kilns", "Swinject"]),
    .testTarget(name: "MaltTests", dependencies: ["Malts", "Samples", "Tasting", "Kilns"]),
  ])
