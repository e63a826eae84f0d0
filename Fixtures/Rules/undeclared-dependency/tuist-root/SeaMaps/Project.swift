import ProjectDescription

let project = Project(
  name: "SeaMaps",
  targets: [
    .target(name: "SeaMaps", destinations: .iOS, product: .framework, bundleId: "sail.seamaps", sources: ["Sources/**"])
  ])
