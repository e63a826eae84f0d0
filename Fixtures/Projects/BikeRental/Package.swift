// swift-tools-version:5.9
import PackageDescription

let container = Target.Dependency.product(name: "DITranquillity", package: "DITranquillity")
let lazy = Target.Dependency.product(name: "SwiftLazy", package: "SwiftLazy")

/// A core library: what features are made of.
func core(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: [container] + others, path: "Core/\(name)")
}

/// A feature: screens and what stands behind them.
func feature(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: [container, lazy, "DIKit", "Screens"] + others, path: "Features/\(name)")
}

let package = Package(
  name: "BikeRental",
  platforms: [.iOS(.v15)],
  products: [.library(name: "BikeRentalApp", targets: ["App"])],
  dependencies: [
    .package(url: "https://github.com/ivlevAstef/DITranquillity.git", from: "5.0.0"),
    .package(url: "https://github.com/ivlevAstef/SwiftLazy.git", from: "1.6.1"),
  ],
  targets: [
    core("DIKit"),
    core("Networking", ["DIKit"]),
    core("Storage", ["DIKit"]),
    core("Analytics", ["DIKit", "Networking"]),
    core("LocationKit", ["DIKit"]),
    core("Accounts", ["DIKit", "Networking", "Storage"]),
    core("Billing", ["DIKit", "Networking", "Storage", "Accounts"]),
    core("Screens"),
    feature("MapFeature", ["Networking", "Storage", "Analytics", "LocationKit"]),
    feature("RideFeature", ["Storage", "Analytics", "LocationKit", "Billing"]),
    feature("WalletFeature", ["Accounts", "Analytics", "Billing"]),
    feature("ProfileFeature", ["Accounts", "Analytics", "Storage"]),
    feature("SupportFeature", ["Accounts", "Networking", "Storage"]),
    .target(
      name: "App",
      dependencies: [
        container, lazy, "Networking", "Storage", "Analytics", "LocationKit", "Accounts", "Billing",
        "MapFeature", "RideFeature", "WalletFeature", "ProfileFeature", "SupportFeature",
      ],
      path: "App"),
  ]
)
