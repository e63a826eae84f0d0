// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Pottery",
  products: [.library(name: "Pottery", targets: ["Pottery"])],
  dependencies: [
    .package(url: "https://github.com/Swinject/Swinject.git", from: "2.8.0"),
    .package(url: "https://example.org/Clay.git", branch: "main"),
  ],
  targets: [
    .target(name: "Pottery", dependencies: ["Swinject", .product(name: "Clay", package: "Clay")])
  ])
