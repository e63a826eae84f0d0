import Foundation
import Model
import Testing

@testable import Engine

/// Whole runs over small folders.
struct AnalysisTests {
  /// A rule that finds every group whose name starts with `Bad`, certain or not by its name.
  static let rule = Rule(id: "missing-provider", summary: "", explanation: "", severity: .error) { graph in
    graph.groups.filter { $0.name.hasPrefix("Bad") }.map { group in
      Finding(
        rule: "missing-provider", severity: .error, certainty: group.name.hasPrefix("BadMaybe") ? .possible : .certain,
        message: group.name, at: group.at, subject: [group.name])
    }
  }

  static func run(_ root: String, _ paths: [String] = [], _ change: (inout Job) -> Void = { _ in }) throws -> Analysis {
    var job = Job(paths: paths, workingDirectory: root)
    change(&job)
    return try analyze(job, rules: [rule])
  }

  static let manifest = """
    sources: [App]
    assemblies:
      Bad: { public: [BadMaybeModule] }
    modules:
      BadMaybeModule: { provides: [A] }
    """

  @Test func aManifestAbove() throws {
    try withFiles([
      ".git/HEAD": "", "dilint.yml": Self.manifest, "App/a.swift": "let x = 1", "App/Deep/b.swift": "", "Else/c.swift": "",
    ]) { root in
      let whole = try Self.run(root)
      #expect(whole.root == root)
      #expect(whole.report.findings.map(\.severity) == [.error, .note])
      #expect(whole.report.summary.files == 2)
      #expect(whole.report.excerpts["dilint.yml"]?[3] == "  Bad: { public: [BadMaybeModule] }")
      // A part of the sources narrows what is shown, not what is read.
      let part = try Self.run(root, ["App/Deep"])
      #expect(part.report.summary.files == 2 && part.report.findings.isEmpty && part.graph.groups.count == 2)
      #expect(part.report.remarks.map(\.description).contains { $0.contains("App/Deep") })
      // What is none of the manifest's business is read by itself.
      let other = try Self.run(root, ["Else"])
      #expect(other.report.summary.files == 1 && other.graph.groups.isEmpty && other.root == root)
      let strict = try Self.run(root) { $0.isStrict = true }
      #expect(strict.report.findings.map(\.severity) == [.error, .error])
    }
  }

  @Test func theRootOfPaths() throws {
    try withFiles(["A/a.swift": "", "B/b.swift": ""]) { root in
      let roots = try [Self.run(root, ["A"]), Self.run(root + "/A"), Self.run(root + "/A", ["../B"])].map(\.root)
      #expect(roots == [root, root + "/A", root + "/B"])
    }
  }

  /// A shelf of projects is none. Where it describes a build itself, what lies on it belongs to that.
  @Test func theRootOfPathsOnAShelf() throws {
    let shelf = [
      "One/Package.swift": "", "One/Deep/Package.swift": "", "One/Deep/a.swift": "", "Two/Podfile": "", "Two/b.swift": "",
    ]
    try withFiles(shelf) { root in
      let asked = [["One"], ["One/Deep"], ["One/Deep/a.swift"], ["Two/b.swift"], ["One", "Two"]]
      let roots = try asked.map { try Self.run(root, $0).root }
      #expect(roots == ["/One", "/One", "/One", "/Two", ""].map { root + $0 })
    }
    try withFiles(shelf.merging(["Project.swift": ""]) { old, _ in old }) { root in
      let deep = try Self.run(root, ["One/Deep"]).root
      #expect(deep == root)
    }
  }

  @Test(
    arguments: [
      (["gone"], nil, "there is no file or folder gone"),
      (["text.txt"], nil, "text.txt is neither a folder nor a Swift file"),
      ([], "gone.yml", "there is no manifest gone.yml"),
    ] as [([String], String?, String)])
  func obstacles(paths: [String], config: String?, message: String) throws {
    try withFiles(["text.txt": "", "a.swift": ""]) { root in
      #expect(throws: Obstacle(message)) { try Self.run(root, paths) { $0.config = config } }
    }
  }

  @Test func aBadManifest() throws {
    try withFiles(["dilint.yml": "sources: [App, Gone]\n", "App/a.swift": ""]) { root in
      #expect {
        try Self.run(root)
      } throws: {
        "\($0)" == "dilint.yml: error: `sources` names Gone, but there is no such file or folder"
      }
    }
    try withFiles(["dilint.yml": "sorces: [App]\n"]) { root in
      let error = #expect(throws: Obstacle.self) { try Self.run(root) }
      #expect(error?.description.hasPrefix("dilint.yml:1:1: error: ") == true)
    }
  }

  @Test func unreadableFiles() throws {
    try withFiles(["a.swift": "import Swinject", "zero.swift": "a\0b", "broken.swift": "class {{{ ("]) { root in
      try Data([0x6c, 0xff, 0xfe]).write(to: URL(fileURLWithPath: root + "/latin.swift"))
      let report = try Self.run(root).report
      #expect(report.findings.map(\.rule) == ["unreadable-file", "unreadable-file", "unreadable-file"])
      #expect(report.findings.map(\.at.file) == ["broken.swift", "latin.swift", "zero.swift"])
      #expect(report.findings.allSatisfy { $0.severity == .note })
      #expect(report.summary.unreadFiles == 3)
      let strict = try Self.run(root) { $0.isStrict = true }
      #expect(strict.report.findings.allSatisfy { $0.severity == .error })
    }
  }

  @Test func nothingToDo() throws {
    try withFiles(["a.txt": ""]) { root in
      let remarks = try Self.run(root).report.remarks.map(\.description)
      #expect(remarks == ["There is no Swift file here, so there is nothing to check."])
    }
    try withFiles(["a.swift": "import Foundation"]) { root in
      let remarks = try Self.run(root).report.remarks.map(\.description)
      #expect(remarks.first?.hasPrefix("No dependency-injection framework") == true)
    }
  }

  @Test func unknownRoots() throws {
    try withFiles(["dilint.yml": Self.manifest + "\nroots: [Bad]\n", "App/": ""]) { root in
      let error = #expect(throws: Obstacle.self) { try Self.run(root) { $0.roots = ["Bda"] } }
      #expect(error?.description.hasPrefix("there is no root Bda; did you mean Bad?") == true)
    }
  }

  @Test func misspeltRootsOfTheManifest() throws {
    let text = "import Swinject\nenum Shop { static let container = Container() }\nlet one = Shop.container.resolve(Int.self)\n"
    try withFiles(["dilint.yml": "roots: [Shop.containr]\n", "a.swift": text]) { root in
      let finding = try #require(try analyze(Job(workingDirectory: root)).report.findings.first)
      #expect(finding.message.hasSuffix("did you mean Shop.container?"), "\(finding.message)")
      #expect(finding.rule == "manifest-mismatch" && finding.severity == .error && finding.at.line == 1)
    }
  }

  @Test func threadsDoNotMatter() throws {
    var files: [String: String] = [:]
    for number in 0..<60 {
      files["F\(number % 7)/file\(number).swift"] = "import UIKit\nclass C\(number) { func f() { g(\(number)) } }"
    }
    files["dilint.yml"] = "assemblies: { Bad: { public: [BadModule] } }\nmodules: { BadModule: { provides: [A] } }\n"
    try withFiles(files) { root in
      let one = try Self.run(root) { $0.threads = 1 }
      for threads in [2, 5, 64] {
        let many = try Self.run(root) { $0.threads = threads }
        #expect(many.graph == one.graph)
        #expect(many.report.findings == one.report.findings)
        #expect(many.report.summary == one.report.summary)
      }
    }
  }

  @Test func writing() throws {
    try withFiles(["a/x": "old"]) { root in
      try write(Array("new".utf8), to: "a/x", in: root)
      let (text, names) = try (
        String(contentsOfFile: root + "/a/x", encoding: .utf8), FileManager.default.contentsOfDirectory(atPath: root + "/a")
      )
      #expect(text == "new" && names == ["x"])
      #expect(throws: Obstacle("a is a folder; name a file")) { try write([], to: "a", in: root) }
      #expect(throws: Obstacle("there is no folder b")) { try write([], to: "b/x", in: root) }
    }
  }
}
