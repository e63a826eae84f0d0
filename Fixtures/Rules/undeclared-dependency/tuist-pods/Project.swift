import ProjectDescription

// Pods bring none of the targets here.
let project = Project(
  name: "Bridge",
  targets: [
    .target(name: "Bridge", destinations: .iOS, product: .app, bundleId: "bridge", sources: ["Bridge/**"], dependencies: [.cocoapods(path: "."), .target(name: "Arches")]),
    .target(name: "Arches", destinations: .iOS, product: .framework, bundleId: "arches", sources: ["Arches/**"], dependencies: []),
    .target(name: "Piers", destinations: .iOS, product: .framework, bundleId: "piers", sources: ["Piers/**"], dependencies: []),
  ])
