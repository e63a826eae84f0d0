// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "FerryLine",
  dependencies: [.package(url: "https://github.com/uber/needle.git", from: "0.24.0")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        "Core", "Timetable", "Booking", "Tickets", .product(name: "NeedleFoundation", package: "needle"),
      ],
      path: "App"),
    .target(name: "Core", path: "Core"),
    .target(
      name: "Timetable", dependencies: ["Core", "Booking", .product(name: "NeedleFoundation", package: "needle")],
      path: "Timetable"),
    .target(name: "Booking", dependencies: ["Core", .product(name: "NeedleFoundation", package: "needle")], path: "Booking"),
    .target(name: "Tickets", dependencies: ["Core", .product(name: "NeedleFoundation", package: "needle")], path: "Tickets"),
  ]
)
