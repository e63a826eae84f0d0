import ProjectDescription

let project = Project(
  name: "Tides",
  targets: [
    .target(name: "Tides", destinations: .iOS, product: .framework, bundleId: "sail.tides", sources: ["Sources/**"])
  ])
