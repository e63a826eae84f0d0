import Foundation
import Model
import Testing

@testable import Engine

/// What descriptions of builds are understood to say.
struct TargetTests {
  static let package = """
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [
        .target(name: "Core", dependencies: ["Base"]),
        .executableTarget(name: "Tool", path: "App/Tool"),
        .testTarget(name: "CoreTests"),
        .target(name: computed),
        .systemLibrary(name: "C"),
      ] + [.target(name: "More", path: ".")]
    )
    """

  /// The targets, and what they depend on, of a project on disk.
  static func read(
    _ root: String, declared targets: [DeclaredTarget] = [], files: [String]? = nil
  ) -> (targets: ProjectTargets, unread: [String]) {
    let found = Walk.files(under: [root], root: root, exclude: [], includesTests: true)
    let digests = contents(of: found.sources, root: root, threads: 1).compactMap(\.digest)
    let builds = builds(in: found, descriptions(in: found, root: root), digests: digests, root: root)
    var declared = Declared()
    declared.targets = targets
    return (
      ProjectTargets(declared: declared, builds: builds, files: files ?? found.sources),
      builds.flatMap(\.unread).map { "\($0.at.line): \($0.reason)" }
    )
  }

  static func arrows(_ found: ProjectTargets) -> [String] {
    found.dependencies.map { "\(found.targets[$0.from].name) -> \(found.targets[$0.to].name)" }.sorted()
  }

  @Test func ofAPackage() throws {
    try withFiles([
      "P/Package.swift": Self.package, "P/Sources/Core/a.swift": "", "P/App/Tool/main.swift": "", "P/b.swift": "", "c.swift": "",
    ]) { root in
      let files = ["P/Sources/Core/a.swift", "P/App/Tool/main.swift", "P/b.swift", "c.swift"]
      let (found, unread) = Self.read(root)
      #expect(found.targets.map(\.name) == ["More", "Tool", "Core", "CoreTests"])
      #expect(found.targets.map(\.path) == ["P", "P/App/Tool", "P/Sources/Core", "P/Tests/CoreTests"])
      #expect(found.targets.map(\.kind) == ["library", "app", "library", "test"])
      #expect(files.map { file in found.ofFile[file].map { found.targets[$0].name } } == ["Core", "Tool", "More", nil])
      #expect(unread == ["8: the name of this target cannot be read"])
    }
  }

  @Test func theManifestGoesFirst() throws {
    let at = Location(file: "dilint.yml", line: 1, column: 1)
    try withFiles(["Package.swift": Self.package, "Widget/a.swift": ""]) { root in
      let declared = [
        DeclaredTarget(name: DeclaredName("Tool", at: at), path: "./Elsewhere/", layer: "app"),
        DeclaredTarget(name: DeclaredName("Widget", at: at), path: "Widget", kind: "extension"),
      ]
      let found = Self.read(root, declared: declared).targets
      #expect(
        found.targets.first { $0.name == "Tool" }
          == Target(name: "Tool", path: "App/Tool", kind: "app", layer: "app", knowledge: .direct))
      #expect(found.ofFile["Widget/a.swift"].map { found.targets[$0].name } == "Widget")
    }
  }

  /// Constants, functions, lists that are mapped or added to later, products of a package beside this one.
  @Test func writtenWithHelpers() throws {
    try withFiles([
      "App/Package.swift": """
      import PackageDescription
      let names = ["Map", "Ride"]
      enum Part: String { case core = "Core", net }
      extension Target.Dependency { static let base: Self = .product(name: "Base", package: "foundation") }
      func feature(_ name: String, uses: [Target.Dependency] = [.base]) -> Target {
        .target(name: "\\(name)Feature", dependencies: uses + [.byName(name: Part.core.rawValue)], path: "Features/\\(name)")
      }
      let package = Package(
        name: "App", dependencies: [.package(path: "../Foundation")],
        targets: names.map { feature($0) } + [.target(name: Part.core.rawValue)])
      package.targets.append(feature("Chat", uses: []))
      package.targets += [.target(name: "All", dependencies: names.map { .target(name: $0 + "Feature") })]
      """,
      "Foundation/Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Ground", products: [.library(name: "Base", targets: ["Stones", "Sand"])],
        targets: [.target(name: "Stones"), .target(name: "Sand"), .target(name: "Core")])
      """,
    ]) { root in
      let (found, unread) = Self.read(root)
      #expect(
        Self.arrows(found) == [
          "All -> MapFeature", "All -> RideFeature", "ChatFeature -> Core", "MapFeature -> Core", "MapFeature -> Sand",
          "MapFeature -> Stones", "RideFeature -> Core", "RideFeature -> Sand", "RideFeature -> Stones",
        ])
      #expect(found.targets.first { $0.name == "ChatFeature" }?.path == "App/Features/Chat")
      #expect(found.targets.allSatisfy { $0.knowledge == .direct } && unread.isEmpty)
    }
  }

  /// What cannot be read makes it unknown what a target depends on.
  @Test(
    arguments: [
      "dependencies: others()", "dependencies: [.target(name: pick())]", "dependencies: [\"B\"] + extra",
      "dependencies: flag ? others() : [\"B\"]",
    ])
  func openDependencies(_ text: String) throws {
    let package =
      "import PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"A\", \(text)), .target(name: \"B\")])"
    try withFiles(["Package.swift": package]) { root in
      let found = Self.read(root).targets
      #expect(found.targets.map(\.knowledge) == [.unknown, .direct])
    }
    try withFiles(["Package.swift": Self.package + "\nfor target in package.targets { target.dependencies.append(other) }"]) {
      root in
      #expect(Self.read(root).targets.targets.allSatisfy { $0.knowledge == .unknown })
    }
  }
}
