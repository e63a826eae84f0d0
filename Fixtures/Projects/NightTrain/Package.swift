// swift-tools-version: 6.0
import PackageDescription

let knit = Target.Dependency.product(name: "Knit", package: "knit")
let macros = Target.Dependency.product(name: "KnitMacros", package: "knit")

let package = Package(
  name: "NightTrain",
  platforms: [.iOS(.v16)],
  dependencies: [.package(url: "https://github.com/cashapp/knit.git", from: "2.1.6")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [knit, macros, "Core", "Timetable", "Journeys", "Berths", "Dining"]),
    .executableTarget(name: "Widget", dependencies: [knit, "Core", "Journeys"]),
    .target(name: "Journeys", dependencies: [knit, macros, "Core", "Timetable"]),
    .target(name: "Berths", dependencies: [knit, macros, "Core", "Journeys"]),
    .target(name: "Dining", dependencies: [knit, macros, "Core", "Journeys"]),
    .target(name: "Timetable", dependencies: [knit, macros, "Core"]),
    .target(name: "CoreFakes", dependencies: [knit, "Core"]),
    .target(name: "Core", dependencies: [knit, macros]),
  ]
)
