// Factory's AutoRegistering.swift: what `autoRegister()` of the container calls. A framework of a project that has apps is for these alone, unless a
// package offers it to others, too.
import ProjectDescription

let project = Project(
  name: "House",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "house.app", sources: ["App/**"],
      dependencies: [.target(name: "Rooms"), .target(name: "Yards"), .external(name: "FactoryKit")]),
    .target(
      name: "Rooms", destinations: .iOS, product: .framework, bundleId: "house.rooms", sources: ["Rooms/**"],
      dependencies: [.external(name: "FactoryKit")]),
    .target(
      name: "Yards", destinations: .iOS, product: .framework, bundleId: "house.yards", sources: ["Yards/**"],
      dependencies: [.external(name: "FactoryKit")]),
  ])
