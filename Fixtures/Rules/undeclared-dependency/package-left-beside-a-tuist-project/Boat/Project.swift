import ProjectDescription

let project = Project(
  name: "Harbour",
  packages: [.local(path: "../Rope"), .local(path: "../Raft")],
  targets: [
    .target(
      name: "Harbour", destinations: .iOS, product: .app, bundleId: "org.harbour", sources: ["Sources/**"],
      dependencies: [.package(product: "Rope"), .package(product: "Raft")])
  ])
