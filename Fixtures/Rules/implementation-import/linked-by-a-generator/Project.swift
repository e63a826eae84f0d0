import ProjectDescription

// Tuist makes the Xcode project beside this file, and links with a static library what its libraries need in turn (Tuist's documentation,
// "Dependencies"): `Today` links `Record` there, and depends on the interface alone by what somebody wrote. What sources import counts.
let project = Project(
  name: "Ledger",
  targets: [
    .target(
      name: "Ledger", destinations: .iOS, product: .app, bundleId: "org.example.ledger", sources: ["Ledger/**"],
      dependencies: [.target(name: "Record"), .target(name: "Today"), .target(name: "Week")]),
    .target(
      name: "Record", destinations: .iOS, product: .staticLibrary, bundleId: "org.example.record", sources: ["Record/**"],
      dependencies: [.target(name: "RecordInterface")]),
    .target(
      name: "RecordInterface", destinations: .iOS, product: .staticLibrary, bundleId: "org.example.interface",
      sources: ["RecordInterface/**"]),
    .target(
      name: "Today", destinations: .iOS, product: .staticLibrary, bundleId: "org.example.today", sources: ["Today/**"],
      dependencies: [.target(name: "RecordInterface")]),
    .target(
      name: "Week", destinations: .iOS, product: .staticLibrary, bundleId: "org.example.week", sources: ["Week/**"],
      dependencies: [.target(name: "RecordInterface")]),
  ])
