// swift-tools-version:5.9
import PackageDescription

// What was laid out with a target and that nobody imports is a note; `Letters` imports what `Mail` leaves unused.
let package = Package(
  name: "Talk",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "Domain", "Mail", "Letters"]),
    .target(
      name: "Chat",
      dependencies: [
        "ChatInterface"  // expect: unused-dependency (note)
      ]),
    .target(name: "ChatInterface"),
    .target(
      name: "ChatExample",
      dependencies: [
        "Chat",
        "ChatInterface",  // expect: unused-dependency (note)
      ]),
    .target(
      name: "Domain",
      dependencies: [
        "DomainUser"  // expect: unused-dependency (note)
      ]),
    .target(name: "DomainUser"),
    .target(
      name: "Mail",
      dependencies: [
        "MailInterface"  // expect: unused-dependency (warning)
      ]),
    .target(name: "MailInterface"),
    .target(
      name: "Letters",
      dependencies: [
        "MailInterface",
        "DomainUser",  // expect: unused-dependency (warning)
      ]),
  ]
)
