// Tuist, ProjectDescription `Target`: a helper gives one list to two targets that compile the same files. What one of them needs cannot be removed
// for the other: `App` has `Sail` only through `Deck`, and nobody has anything through `Deck-Trial`. What both need not is told once, and so is
// what both lack, as mildly as for the one that `App` builds.
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Boat",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "boat.app", sources: ["App/**"],
      dependencies: [.target(name: "Deck"), .target(name: "Rope")]),
    .target(name: "Sail", destinations: .iOS, product: .framework, bundleId: "boat.sail", sources: ["Sail/**"]),
    .target(name: "Mast", destinations: .iOS, product: .framework, bundleId: "boat.mast", sources: ["Mast/**"]),
    .target(name: "Rope", destinations: .iOS, product: .framework, bundleId: "boat.rope", sources: ["Rope/**"]),
  ]
    + twins(
      "Deck",
      dependencies: [
        .target(name: "Sail"),
        .target(name: "Mast"),  // expect: unused-dependency (warning)
      ]))
