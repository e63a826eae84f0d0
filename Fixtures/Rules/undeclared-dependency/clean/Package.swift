// swift-tools-version:5.9
import PackageDescription

let shared: [Target.Dependency] = ["Rope", .product(name: "Network", package: "wire")]

extension Target {
  static func part(_ name: String, uses others: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: shared + others, path: "Parts/\(name)")
  }
}

let package = Package(
  name: "Case",
  dependencies: [.package(url: "https://example.org/wire", from: "1.0.0")],
  targets: [
    .part("Sail", uses: [.byName(name: "Cloth")]),
    .target(name: "Rope"), .target(name: "Cloth"), .target(name: "Network"), .target(name: "Charts"),
    .target(name: "Deck", dependencies: names.map { .target(name: $0) }),
  ]
)
