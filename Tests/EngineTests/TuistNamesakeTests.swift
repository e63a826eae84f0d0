import Foundation
import Model
import Testing

@testable import Engine

/// A property and a function of one base name, which Swift tells apart by whether they are called ("The Swift Programming Language", Declarations: a function's
/// name includes its argument labels).
struct TuistNamesakeTests {
  @Test(arguments: [
    (".pier", ["Yard -> Map"]), (".pier(of: .north)", ["Yard -> Dock"]),
    (".pier, .pier(of: .north)", ["Yard -> Dock", "Yard -> Map"]),
    (".quay(of: .north)", ["Yard -> Dock"]), (".quay", []),
  ])
  func propertyBesideAFunction(uses: String, arrows: [String]) throws {
    let helper = """
      import ProjectDescription
      public enum Harbour: String { case north = "Dock" }
      public extension TargetDependency {
        static var pier: Self { .project(target: "Map", path: .pier) }
        static func pier(of harbour: Harbour) -> Self { .project(target: harbour.rawValue, path: .pier(at: harbour)) }
        static func quay(of harbour: Harbour) -> Self { pier(of: harbour) }
      }
      public extension ProjectDescription.Path {
        static var pier: Self { .relativeToRoot("Map") }
        static func pier(at harbour: Harbour) -> Self { .relativeToRoot(harbour.rawValue) }
      }
      """
    let project = { (name: String, uses: String) in
      "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet p = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", product: .framework, dependencies: [\(uses)])])"
    }
    try withFiles([
      "Tuist.swift": "", "Tuist/ProjectDescriptionHelpers/A.swift": helper, "Yard/Project.swift": project("Yard", uses),
      "Map/Project.swift": project("Map", ""), "Dock/Project.swift": project("Dock", ""),
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(TargetTests.arrows(found) == arrows)
      #expect(found.targets.first { $0.name == "Yard" }?.knowledge == (arrows.isEmpty ? .unknown : .reach))
    }
  }

  /// What lies among helpers is one, whatever it is called.
  @Test func helpersAreNoProjects() throws {
    let lead = "import ProjectDescription\n"
    try withFiles([
      "Tuist.swift": "", "Yard/Project.swift": lead + "import ProjectDescriptionHelpers\nlet project = Project.part(\"Yard\")",
      "Tuist/ProjectDescriptionHelpers/Project.swift": lead
        + "extension Project { static func part(_ name: String) -> Project { Project(name: name, targets: []) } }",
      "Quay/Project.swift": lead + "extension Project { static func part() -> Project { Project(name: \"Quay\", targets: []) } }",
    ]) { root in
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      let builds = descriptions(in: found, root: root)
      #expect(builds.map(\.file).sorted() == ["Quay/Project.swift", "Yard/Project.swift"])
      #expect(builds.filter { !$0.unread.isEmpty }.map(\.file) == ["Quay/Project.swift"])
    }
  }
}
