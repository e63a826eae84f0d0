import ProjectDescription

// The description names all that is compiled: an app that is no target any more fills nothing of the one that is.
let project = Project(
  name: "Lamp",
  targets: [
    .target(
      name: "Lamp", destinations: .iOS, product: .app, bundleId: "org.lamp", sources: ["Sources/**"],
      dependencies: [.external(name: "Resolver")])
  ])
