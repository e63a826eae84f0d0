import Model
import Testing

@testable import Engine

/// What is said to follow from what.
struct CauseTests {
  private static let clock = """
    import Foundation
    import Swinject
    struct Clock {}
    final class ClockAssembly: Assembly {
      func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
    }
    let parent = Assembler([])

    """

  /// What only may be so is the cause of nothing that surely is.
  @Test(arguments: [
    ("let app = Assembler([Plugins(Data())], parent: parent)", ["missing-provider error", "unloaded-module note"], false),
    ("let app = Assembler([], parent: parent)", ["missing-provider error", "unloaded-module warning"], true),
  ])
  func possibleCauses(_ app: String, _ expected: [String], follows: Bool) throws {
    let text = Self.clock + app + "\nprint(parent.resolver.resolve(Clock.self)!)"
    try withFiles(["main.swift": text]) { root in
      let findings = try analyze(Job(workingDirectory: root)).report.findings
      #expect(findings.map { "\($0.rule) \($0.severity.rawValue)" }.sorted() == expected)
      #expect(findings.contains { $0.cause != nil } == follows)
    }
  }

  /// A dependency that comes along by several ways is there until the last of them is gone.
  @Test(arguments: [
    (["Left"], "only through `Left`"), (["Left", "Right"], "only through `Left` and `Right`"),
    (["Left", "Right", "Up"], "only through `Left`, `Right` and `Up`"),
  ])
  func waysToADependency(_ ways: [String], words: String) throws {
    let targets =
      ways.map { ".target(name: \"\($0)\", dependencies: [\"Base\"])" } + [
        ".target(name: \"Base\")", ".target(name: \"Top\", dependencies: [\(ways.map { "\"\($0)\"" }.joined(separator: ", "))])",
      ]
    var files = Dictionary(uniqueKeysWithValues: (ways + ["Base"]).map { ("Sources/\($0)/a.swift", "") })
    files["Sources/Top/a.swift"] = "import Base"
    files["Package.swift"] =
      "import PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets.joined(separator: ", "))])"
    try withFiles(files) { root in
      let found = try analyze(Job(workingDirectory: root)).report.findings.filter { $0.rule == "undeclared-dependency" }
      #expect(found.map(\.message) == ["`Top` imports `Base` without depending on it, and has it \(words)"])
    }
  }

  /// A folder that is spelled in other letters is meant where no other one may be.
  @Test func spelledPaths() {
    let spelled = SpelledPaths(["App/model/Wheel.swift", "App/View/a.swift", "App/view/b.swift", "main.swift"])
    #expect(spelled("App/Model/wheel.swift") == "App/model/Wheel.swift")
    #expect(spelled("app/MODEL") == "App/model")
    #expect(spelled("App/View/a.swift") == "App/View/a.swift")
    // On a Mac these two folders are one.
    #expect(spelled("App/VIEW/a.swift") == "App/View/a.swift")
    #expect(spelled("App/view/a.swift") == "App/View/a.swift" && spelled("App/View/B.swift") == "App/view/b.swift")
    #expect(spelled("App/VIEW/c.swift") == "App/VIEW/c.swift")
    #expect(spelled("Main.swift") == "main.swift")
    #expect(spelled("../Main.swift") == "../Main.swift" && spelled("/Main.swift") == "/Main.swift" && spelled("") == "")
  }

  /// A finding is of a target that compiles its file ("Xcode Help", "Add files to a target"), also where another one has the same folder.
  @Test func targetsThatShareAFolder() throws {
    let file = { (id: String) in
      "\(id) = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \(id).swift; sourceTree = \"<group>\"; };"
    }
    let target = { (id: String, name: String, kind: String) in
      "\(id) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(kind)\"; buildPhases = (S\(id), ); dependencies = (); };"
    }
    let project = """
      { objectVersion = 50; rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T1, T2, ); };
        G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        F = { isa = PBXGroup; path = Shore; children = (Tide, Reef, Both, ); sourceTree = "<group>"; };
        \(file("Tide")) \(file("Reef")) \(file("Both"))
        B1 = { isa = PBXBuildFile; fileRef = Tide; }; B2 = { isa = PBXBuildFile; fileRef = Both; };
        B3 = { isa = PBXBuildFile; fileRef = Reef; }; B4 = { isa = PBXBuildFile; fileRef = Both; };
        ST1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, ); }; ST2 = { isa = PBXSourcesBuildPhase; files = (B3, B4, ); };
        \(target("T1", "Shop", "application")) \(target("T2", "Paint", "framework"))
      }; }
      """
    let code = { (name: String) in
      "import Swinject\npublic final class \(name) { public init() { print(Container().resolve(\(name).self)!) } }\n"
    }
    try withFiles([
      "P.xcodeproj/project.pbxproj": project,
      "Shore/Tide.swift": code("Tide") + "@main enum Main { static func main() { _ = Tide() } }",
      "Shore/Reef.swift": code("Reef"), "Shore/Both.swift": "",
    ]) { root in
      let report = try analyze(Job(workingDirectory: root)).report
      #expect(report.targets == ["Shore/Tide.swift": "Shop", "Shore/Reef.swift": "Paint"])
    }
  }
}
