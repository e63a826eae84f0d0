import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "sail.app", sources: ["Sources/**"],
      dependencies: [.external(name: "Orrery"), .project(target: "Tides", path: "../Tides")])
  ])
