// swift-tools-version:5.9
import PackageDescription

let container = Target.Dependency.product(name: "DITranquillity", package: "DITranquillity")

let package = Package(
  name: "Lending",
  platforms: [.iOS(.v15)],
  dependencies: [.package(url: "https://github.com/ivlevAstef/DITranquillity.git", from: "5.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: [container, "Core", "Loans", "LoansInterfaces", "Search"]),
    .executableTarget(name: "Widget", dependencies: [container, "Core"]),
    .target(name: "Search", dependencies: [container, "Core", "LoansInterfaces", "Loans"]),
    .target(name: "Loans", dependencies: [container, "Core", "LoansInterfaces"]),
    .target(name: "LoansInterfaces"),
    .target(name: "Core", dependencies: [container]),
  ]
)
