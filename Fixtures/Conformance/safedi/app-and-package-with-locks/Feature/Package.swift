// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Feature",
  products: [.library(name: "Lists", targets: ["Lists"])],
  dependencies: [.package(url: "https://github.com/dfed/SafeDI.git", from: "1.0.0")],
  targets: [.target(name: "Lists", dependencies: ["SafeDI"])]
)
