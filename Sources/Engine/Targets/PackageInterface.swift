import Model
import Reading

/// What a `Package.swift` is written against, as far as it matters which type a place wants: `.tide` among what a package depends on is another thing
/// than among what a target does. From SwiftPM's `PackageDescription`.
let packageInterface = digest(
  of: """
    class Package {
      init(dependencies: [Package.Dependency], targets: [Target]) {}
      class Dependency {}
    }
    class Target {
      static func target(dependencies: [Target.Dependency]) -> Target {}
      static func executableTarget(dependencies: [Target.Dependency]) -> Target {}
      static func testTarget(dependencies: [Target.Dependency]) -> Target {}
      static func macro(dependencies: [Target.Dependency]) -> Target {}
      static func plugin(dependencies: [Target.Dependency]) -> Target {}
      enum Dependency {}
    }
    """, file: "PackageDescription")
