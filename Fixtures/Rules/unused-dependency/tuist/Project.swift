// Tuist, ProjectDescription `Target`: what its files import is all that can be the reason for a dependency, unless scripts, headers, macros, resources or
// sources that are made are in play. What a helper gives each target that it makes is no oversight of one of them; a
// target without a line, or with nothing but imports, is only begun; and `Vault` hands on what `Keys` imports of a library, by way of `Smithy`, and not by way of
// `Quarry`, which has another.
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "House",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "house.app", sources: ["App/**"],
      dependencies: [.target(name: "Rooms"), .target(name: "Wells"), .target(name: "Attic"), .target(name: "Doors"), .target(name: "Cellar"),
        .target(name: "Tower"), .target(name: "Porch"), .target(name: "Keys"),
      ]),
    .target(
      name: "Tower", destinations: .iOS, product: .framework, bundleId: "house.tower", sources: ["Tower/**"],
      dependencies: [.target(name: "Doors")]),
    .target(
      name: "Porch", destinations: .iOS, product: .framework, bundleId: "house.porch", sources: ["Porch/**"],
      dependencies: [.target(name: "Doors"), .target(name: "Lamps")]),
    .target(
      name: "Keys", destinations: .iOS, product: .framework, bundleId: "house.keys", sources: ["Keys/**"],
      dependencies: [.target(name: "Vault")]),
    .target(
      name: "Vault", destinations: .iOS, product: .framework, bundleId: "house.vault", sources: ["Vault/**"],
      dependencies: [
        .target(name: "Smithy"),
        .target(name: "Quarry"),  // expect: unused-dependency (note)
        .target(name: "Lamps"),  // expect: unused-dependency (note)
      ]),
    .target(
      name: "Smithy", destinations: .iOS, product: .framework, bundleId: "house.smithy", sources: ["Smithy/**"],
      dependencies: [.external(name: "Locksmithing")]),
    .target(
      name: "Quarry", destinations: .iOS, product: .framework, bundleId: "house.quarry", sources: ["Quarry/**"],
      dependencies: [.external(name: "Blasting")]),
    .store("Cellar", dependencies: [.target(name: "Lamps")]),  // expect: unused-dependency (warning)
    .target(
      name: "Rooms", destinations: .iOS, product: .staticLibrary, bundleId: "house.rooms", sources: ["Rooms/**"],
      scripts: [],
      dependencies: [
        .target(name: "Lamps"),
        .target(name: "Doors"),  // expect: unused-dependency (warning)
        .target(name: "Carvings"),
        .target(name: "Pictures"),
      ]),
    .target(
      name: "Wells", destinations: .iOS, product: .framework, bundleId: "house.wells", sources: ["Wells/**"],
      scripts: [.pre(path: "make.sh", name: "Make")],
      dependencies: [.target(name: "Doors")]),
    .target(
      name: "Attic", destinations: .iOS, product: .framework, bundleId: "house.attic",
      sources: .sourceFilesList(globs: [.glob("Attic/**"), .generated("Made/Beams.swift")]),
      dependencies: [.target(name: "Doors")]),
    .target(name: "Lamps", destinations: .iOS, product: .framework, bundleId: "house.lamps", sources: ["Lamps/**"]),
    .target(name: "Doors", destinations: .iOS, product: .framework, bundleId: "house.doors", sources: ["Doors/**"]),
    .target(name: "Carvings", destinations: .macOS, product: .macro, bundleId: "house.carvings", sources: ["Carvings/**"]),
    .target(name: "Pictures", destinations: .iOS, product: .bundle, bundleId: "house.pictures", resources: ["Pictures/**"]),
  ])
