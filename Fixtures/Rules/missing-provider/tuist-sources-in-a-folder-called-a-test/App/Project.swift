import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "Quiz", destinations: .iOS, product: .app, bundleId: "org.example.quiz", sources: ["Main.swift"],
      dependencies: [.project(target: "Kit", path: "../Kit"), .external(name: "Dependencies")])
  ])
