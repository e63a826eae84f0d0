import ProjectDescription

let project = Project(
  name: "Sea",
  targets: [
    .target(
      name: "Sea", destinations: .iOS, product: .app, bundleId: "sea", sources: ["Sources/**"],
      dependencies: [.external(name: "Orrery")])
  ])
