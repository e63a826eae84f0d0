import Model
import Reading

/// What a `Package.swift` is written against, as far as it matters which type a place wants: `.tide` among what a package depends on is another thing
/// than among what a target does, and a third one where a name is wanted. From SwiftPM's `PackageDescription`.
let packageInterface = digest(
  of: """
    class Package {
      init(name: String, products: [Product], dependencies: [Package.Dependency], targets: [Target]) {}
      class Dependency {}
    }
    class Product {
      static func library(name: String, targets: [String]) -> Product {}
      static func executable(name: String, targets: [String]) -> Product {}
      static func plugin(name: String, targets: [String]) -> Product {}
    }
    class Target {
      static func target(name: String, dependencies: [Target.Dependency], path: String) -> Target {}
      static func executableTarget(name: String, dependencies: [Target.Dependency], path: String) -> Target {}
      static func testTarget(name: String, dependencies: [Target.Dependency], path: String) -> Target {}
      static func macro(name: String, dependencies: [Target.Dependency], path: String) -> Target {}
      static func plugin(name: String, dependencies: [Target.Dependency], path: String) -> Target {}
      enum Dependency {
        static func target(name: String) -> Target.Dependency {}
        static func product(name: String, package: String) -> Target.Dependency {}
        static func byName(name: String) -> Target.Dependency {}
      }
    }
    """, file: "PackageDescription")
