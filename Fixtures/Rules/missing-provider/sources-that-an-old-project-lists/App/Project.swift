import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "Harbour", destinations: .iOS, product: .app, bundleId: "org.example.harbour", sources: ["Main.swift"],
      dependencies: [.project(target: "Kit", path: "../Kit"), .external(name: "Dependencies")])
  ])
