// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .executableTarget(name: "App", dependencies: ["Ledger", "OldPaper", "BankKit", "Desk"]),
    .target(name: "BankKit", dependencies: ["Ledger"]),
    .target(name: "Desk"),
    .target(name: "Ledger"),
    .target(name: "OldPaper"),
  ]
)
