// swift-tools-version:5.9
// A module, a public protocol in it and an internal class of another module have one name. The file that imports the first
// means its protocol (Swift's rules of look-up: a module's internal declarations are not seen elsewhere).
import PackageDescription

let package = Package(
  name: "Bookkeeping",
  dependencies: [.package(url: "https://github.com/ivlevAstef/DITranquillity.git", from: "5.0.0")],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Audit", "Ledger", .product(name: "DITranquillity", package: "DITranquillity")]),
    .target(name: "Audit"),
    .target(name: "Ledger"),
  ]
)
