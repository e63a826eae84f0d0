import ProjectDescription

// Of what lies in Pier a pattern takes what fits: not what ends otherwise, not what another folder has, not what it leaves out.
let project = Project(
  name: "Pier",
  targets: [
    .target(
      name: "Pier", destinations: .iOS, product: .app, bundleId: "pier",
      sources: ["Pier/*.swift", "Tides/**/*.intentdefinition", .glob("Decks/{Upper,Lower}/**", excluding: ["Decks/Lower/L*.swift"])],
      dependencies: []),
    .target(name: "Tides", destinations: .iOS, product: .appExtension, bundleId: "tides", sources: ["Tides/**"], dependencies: [.target(name: "Ropes")]),
    .target(name: "Ropes", destinations: .iOS, product: .framework, bundleId: "ropes", sources: ["Ropes/**"], dependencies: []),
  ])
