import Foundation
import Model
import Testing

@testable import Engine

/// dilint on its own sources: its rooms are targets in layers, and an import that breaks them is caught.
struct OwnRoomTests {
  /// The project as it is, but for one import more.
  static func findings(planting module: String, in room: String) throws -> [String] {
    let house = Path.parent(FixtureTests.fixtures)
    var files: [String: String] = [:]
    for name in ["Package.swift", "dilint.yml"] { files[name] = try String(contentsOfFile: house + "/" + name, encoding: .utf8) }
    // What a file imports is all that matters here.
    for path in try FileManager.default.subpathsOfDirectory(atPath: house + "/Sources") where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: house + "/Sources/" + path, encoding: .utf8)
      files["Sources/" + path] = text.split(separator: "\n").filter { $0.contains("import ") && !$0.contains("\"") }.joined(
        separator: "\n")
    }
    if !module.isEmpty { files["Sources/\(room)/Planted.swift"] = "import \(module)\n" }
    return try withFiles(files) { root in
      try analyze(Job(workingDirectory: root)).report.findings.filter { $0.rule != "unreadable-file" }
        .map { "\($0.at.file) \($0.rule) \($0.severity.rawValue)" }.sorted()
    }
  }

  @Test func areClean() throws {
    let found = try Self.findings(planting: "", in: "")
    #expect(found.isEmpty)
  }

  @Test(
    arguments: [
      ("Engine", "Model", ["layer-violation error", "target-cycle error"]),
      ("Reading", "Rules", ["layer-violation error"]),
      ("Reporting", "Engine", ["forbidden-dependency error"]),
    ])
  func catchAPlantedImport(_ module: String, room: String, expected: [String]) throws {
    let found = try Self.findings(planting: module, in: room)
    let here = found.filter { $0.hasPrefix("Sources/\(room)/Planted.swift ") }
    #expect(
      here.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }.filter { $0 != "target-cycle error" }
        == expected.filter { $0 != "target-cycle error" })
    #expect(found.contains { $0.hasSuffix("target-cycle error") } == expected.contains("target-cycle error"))
  }
}
