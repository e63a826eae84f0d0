// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  products: [
    .library(name: "AppEngine", targets: ["AppEngine"]), .library(name: "WidgetEngine", targets: ["WidgetEngine"]),
    .library(name: "Show", targets: ["Show"]), .library(name: "Page", targets: ["Page"]),
  ],
  targets: [
    .target(name: "TideInterface"), .target(name: "Tide", dependencies: ["TideInterface"]),
    .target(name: "WindInterface"), .target(name: "Wind", dependencies: ["WindInterface"]),
    .target(name: "AppEngine", dependencies: ["Tide", "TideInterface", "Wind", "WindInterface"]),
    .target(name: "WidgetEngine", dependencies: ["Tide", "TideInterface", "Wind", "WindInterface"]),
    .target(name: "ShowInterface"),
    .target(name: "Show", dependencies: ["ShowInterface", "WidgetEngine"]),
    .target(name: "Page", dependencies: ["AppEngine"]),
  ])
