import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    Target(
      name: "App", platform: .iOS, product: .app, bundleId: "org.example.app", sources: ["Sources/**"],
      dependencies: [.external(name: "NeedleFoundation")])
  ])
