import ProjectDescription

// Folders are found in whatever letters, as macOS finds them; what a pattern says of the names in them is meant to the letter.
let project = Project(
  name: "Pier",
  targets: [
    .target(
      name: "Pier", destinations: .iOS, product: .app, bundleId: "pier", sources: [.glob("pier/**", excluding: ["pier/old/**"])],
      dependencies: []),
    .target(name: "Rails", destinations: .iOS, product: .framework, bundleId: "rails", sources: ["decks/rail*.swift"], dependencies: []),
    .target(name: "Ropes", destinations: .iOS, product: .framework, bundleId: "ropes", sources: ["ropes/**"], dependencies: []),
  ])
