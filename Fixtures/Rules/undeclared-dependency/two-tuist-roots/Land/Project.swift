import ProjectDescription

let project = Project(
  name: "Land",
  targets: [
    .target(name: "SeaMaps", destinations: .iOS, product: .framework, bundleId: "seamaps", sources: ["Sources/**"])
  ])
