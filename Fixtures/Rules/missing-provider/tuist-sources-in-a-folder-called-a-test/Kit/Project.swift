import ProjectDescription

let project = Project(
  name: "Kit",
  targets: [
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit", sources: ["Sources/**"],
      dependencies: [.external(name: "Dependencies")]),
    .target(
      name: "KitTests", destinations: .iOS, product: .unitTests, bundleId: "org.example.kit.tests", sources: ["Tests/**"],
      dependencies: [.target(name: "Kit"), .external(name: "Dependencies")]),
  ])
