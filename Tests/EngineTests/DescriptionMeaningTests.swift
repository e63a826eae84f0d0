import Foundation
import Model
import Testing

@testable import Engine

/// What a description that is written in Swift means by a name ("The Swift Programming Language", Declarations and Extensions).
struct DescriptionMeaningTests {
  /// What a helper says of Tuist's words, what a target depends on, and the arrows that come of it: none where it cannot be known.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var helper: String
    var uses: String
    var arrows: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "an extension of a text calls what a text has without anything in front",
      helper: """
        extension String { var big: String { prefix(1).uppercased() + dropFirst() } }
        public enum Part: String { case map; public var use: TargetDependency { .project(target: rawValue.big, path: .relativeToRoot("Map")) } }
        """,
      uses: "Part.map.use", arrows: ["Yard -> Map"]),
    Case(
      name: "a text has no function of that name",
      helper: """
        extension String { var big: String { enlarged() } }
        public enum Part: String { case map; public var use: TargetDependency { .project(target: rawValue.big, path: .relativeToRoot("Map")) } }
        """,
      uses: "Part.map.use", arrows: []),
    Case(
      name: "what a case carries is of the type that is seen where the case is declared",
      helper: """
        public enum Rooms: String { case Map }
        public enum Part { case rooms(Rooms) }
        extension TargetDependency {
          static func part(_ part: Part) -> TargetDependency {
            switch part { case .rooms(let room): return .project(target: room.rawValue, path: .relativeToRoot(room.rawValue)) }
          }
          public struct Rooms { public static let Map = TargetDependency.part(.rooms(.Map)) }
        }
        """,
      uses: ".Rooms.Map", arrows: ["Yard -> Map"]),
    Case(
      name: "what a case carries may be of a type beside it, whatever stands around",
      helper: """
        public enum Rooms: String { case Map }
        public enum Part { public enum Rooms: String { case Map = "Dock" }; case rooms(Rooms) }
        extension TargetDependency {
          static func part(_ part: Part) -> TargetDependency {
            switch part { case .rooms(let room): return .project(target: room.rawValue, path: .relativeToRoot(room.rawValue)) }
          }
          public struct Rooms { public static let Map = TargetDependency.part(.rooms(.Map)) }
        }
        """,
      uses: ".Rooms.Map", arrows: ["Yard -> Dock"]),
    Case(
      name: "of two functions that fit alike the one that needs no default is meant",
      helper: """
        extension TargetDependency {
          static func part(of name: String, isPublic: Bool = false) -> TargetDependency { .project(target: "Dock", path: .relativeToRoot("Dock")) }
          static func part(of name: String) -> TargetDependency { .project(target: name, path: .relativeToRoot(name)) }
        }
        """,
      uses: ".part(of: \"Map\")", arrows: ["Yard -> Map"]),
    Case(
      name: "of two functions that fit alike and need a default each none is meant for certain",
      helper: """
        extension TargetDependency {
          static func part(of name: String, isPublic: Bool = false) -> TargetDependency { .project(target: "Dock", path: .relativeToRoot("Dock")) }
          static func part(of name: String, count: Int = 0) -> TargetDependency { .project(target: name, path: .relativeToRoot(name)) }
        }
        """,
      uses: ".part(of: \"Map\")", arrows: []),
  ]

  @Test(arguments: cases) func helpersMeanWhatSwiftMeans(_ it: Case) throws {
    let project = { (name: String, uses: String) in
      "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet p = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", product: .framework, dependencies: [\(uses)])])"
    }
    try withFiles([
      "Tuist.swift": "", "Tuist/ProjectDescriptionHelpers/A.swift": "import ProjectDescription\n" + it.helper,
      "Yard/Project.swift": project("Yard", it.uses), "Map/Project.swift": project("Map", ""),
      "Dock/Project.swift": project("Dock", ""),
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(TargetTests.arrows(found) == it.arrows)
      #expect(found.targets.first { $0.name == "Yard" }?.knowledge == (it.arrows.isEmpty ? .unknown : .reach))
    }
  }

  /// An initializer that a package adds to a type of the tool's calls another of its, or does what nobody knows.
  @Test(arguments: [("self.init(stringLiteral: name)", ["Yard -> Map"]), ("self = spare(name)", [])])
  func initializersOfATypeOfTheTool(body: String, arrows: [String]) throws {
    let package = """
      // swift-tools-version:5.9
      import PackageDescription
      extension Target.Dependency { init(_ name: String) { \(body) } }
      enum Part: String { case Map; var use: Target.Dependency { .init(rawValue) } }
      let package = Package(name: "Yard", targets: [.target(name: "Yard", dependencies: [Part.Map.use]), .target(name: "Map")])
      """
    try withFiles(["Package.swift": package, "Sources/Yard/a.swift": "", "Sources/Map/b.swift": ""]) { root in
      let found = TargetTests.read(root).targets
      #expect(TargetTests.arrows(found) == arrows)
      #expect((found.targets.first { $0.name == "Yard" }?.knowledge == .unknown) == arrows.isEmpty)
    }
  }
}
