// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "Feature"), .package(url: "https://github.com/dfed/SafeDI.git", from: "1.0.0")],
  targets: [.executableTarget(name: "App", dependencies: ["SafeDI", .product(name: "Lists", package: "Feature")], path: "App")]
)
