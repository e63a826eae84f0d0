// swift-tools-version: 5.9
// SwiftPM, `Target.target(name:dependencies:)` and `Target.Dependency.target(name:)`: where a text is wanted `.kite` is `String`'s, among dependencies it is
// `Target.Dependency`'s. A module's name has an underscore for what no name may have.
import PackageDescription

extension String {
  static let kite: Self = "Kite Client"
  static let kiteLive: Self = "Kite Live"
  static let wind: Self = "Wind Client"
  static let field: Self = "Field"
  static let library: Self = "swift-dependencies"
}

extension Target.Dependency {
  static var kite: Self { .target(name: .kite) }
  static var kiteLive: Self { .target(name: .kiteLive) }
  static var wind: Self { .byName(name: .wind) }
  static var library: Self { .product(name: "Dependencies", package: .library) }
}

let package = Package(
  name: .field,
  products: [.executable(name: .field, targets: [.field])],
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.2")],
  targets: [
    .target(name: .kite, dependencies: [.library]),
    .target(name: .kiteLive, dependencies: [.kite, .library]),
    .target(name: .wind, dependencies: [.library]),
    .executableTarget(name: .field, dependencies: [.kite, .kiteLive, .wind, .library]),
  ]
)
