// What a protocol demands of an enumeration Swift may write itself: `rawValue` (The Swift Programming Language, "Implicitly Assigned Raw
// Values"). Tuist's `TargetReference` is expressible by a string, and `targetName` is that (ProjectDescription/TargetReference.swift).
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Fish",
  targets: [
    .target(
      name: app.targetName, destinations: .iOS, product: .app, bundleId: "fish", sources: ["App/**"],
      dependencies: .all(but: Gear.Trap)),
    Gear.Net.target([]),
    Gear.Trap.target([.target(name: Gear.Net.rawValue)]),
  ])
