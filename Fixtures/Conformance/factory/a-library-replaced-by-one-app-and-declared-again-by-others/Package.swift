// swift-tools-version: 5.9
// `register` names a factory and declares none. Each app that declares it again keeps what it makes under the name that the library's has
// (Sources/Factory/Factory/Registrations.swift: the key is the name and the type); what two apps declare is never in one process.
// counts: needs=4 opaque=0
import PackageDescription

let package = Package(
  name: "Yard",
  dependencies: [.package(url: "https://github.com/hmlongco/Factory", from: "2.3.0")],
  targets: [
    .target(name: "Quarry", dependencies: ["Factory"]),
    .executableTarget(name: "Mason", dependencies: ["Quarry", "Factory"]),
    .executableTarget(name: "Potter", dependencies: ["Quarry", "Factory"]),
    .executableTarget(name: "Smith", dependencies: ["Quarry", "Factory"]),
  ]
)
