import ProjectDescription

let project = Project(
  name: "Kit",
  targets: [
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit", sources: ["Sources/**"],
      dependencies: [.external(name: "Dependencies")])
  ])
