import Model
import Reading
import Testing

@testable import Engine

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

  @Test func ofAPackage() throws {
    try withFiles([
      "P/Package.swift": Self.package, "P/Sources/Core/a.swift": "", "P/App/Tool/main.swift": "", "P/b.swift": "", "c.swift": "",
    ]) { root in
      let files = ["P/Sources/Core/a.swift", "P/App/Tool/main.swift", "P/b.swift", "c.swift"]
      let found = ProjectTargets(declared: [], packages: ["P/Package.swift"], files: files, root: root)
      #expect(found.targets.map(\.name) == ["More", "Tool", "Core", "CoreTests"])
      #expect(found.targets.map(\.path) == ["P", "P/App/Tool", "P/Sources/Core", "P/Tests/CoreTests"])
      #expect(found.targets.map(\.kind) == ["library", "app", "library", "test"])
      #expect(files.map { file in found.ofFile[file].map { found.targets[$0].name } } == ["Core", "Tool", "More", nil])
    }
  }

  @Test func theManifestGoesFirst() throws {
    let at = Location(file: "dilint.yml", line: 1, column: 1)
    try withFiles(["Package.swift": Self.package]) { root in
      let declared = [
        DeclaredTarget(name: DeclaredName("Tool", at: at), path: "./Elsewhere/", layer: "app"),
        DeclaredTarget(name: DeclaredName("Widget", at: at), path: "Widget", kind: "extension"),
      ]
      let found = ProjectTargets(declared: declared, packages: ["Package.swift"], files: ["Widget/a.swift"], root: root)
      #expect(found.targets.first { $0.name == "Tool" } == Target(name: "Tool", path: "Elsewhere", kind: "app", layer: "app"))
      #expect(found.ofFile["Widget/a.swift"].map { found.targets[$0].name } == "Widget")
    }
  }
}
