// swift-tools-version: 5.9
import PackageDescription

// What imports nothing of what it depends on waits for code, or is there to hand that on, where it depends on three targets or nobody else imports
// what it depends on. What imports some of it has been written.
let package = Package(
  name: "Harbour",
  targets: [
    .executableTarget(name: "App", dependencies: ["Pier", "Quay", "Mole", "Buoys", "Tides"]),
    .target(name: "Tides"), .target(name: "Charts"), .target(name: "Log"), .target(name: "Lights"),
    .target(
      name: "Pier",
      dependencies: [
        "Tides",  // expect: unused-dependency (note)
        "Charts",  // expect: unused-dependency (note)
        "Log",  // expect: unused-dependency (note)
      ]),
    .target(
      name: "Quay",
      dependencies: [
        "Tides",  // expect: unused-dependency (warning)
        "Lights",  // expect: unused-dependency (note)
      ]),
    .target(
      name: "Mole",
      dependencies: [
        "Tides",
        "Charts",
        "Log",
        "Lights",  // expect: unused-dependency (warning)
      ]),
    .target(
      name: "Buoys",
      dependencies: [
        "Log"  // expect: unused-dependency (warning)
      ]),
  ]
)
