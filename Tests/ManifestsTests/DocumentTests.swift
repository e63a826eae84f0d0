import Foundation
import Model
import Testing

@testable import Manifests

private let committed = folder.appending(path: "../../Docs/dilint.schema.json").standardizedFileURL
private let noChecker: Comment = "check-jsonschema is not on PATH; `pip install check-jsonschema`, or run `make test`"

@Suite struct DocumentTests {
  let schema = manifestSchema(ruleIDs: sampleRules, frameworkIDs: sampleFrameworks)

  @Test func schemaIsAsBefore() throws { try expectGolden(schema, "sample.schema.json") }
  @Test func referenceIsAsBefore() throws { try expectGolden(manifestReference(), "sample.md") }

  @Test func exampleUsesEveryKey() throws {
    #expect(throws: Never.self) { try read(exampleManifest).get() }
    let root = manifestKeys(ruleIDs: [], frameworkIDs: [])
    for record in [root] + records(in: root) {
      for key in record.keys where !["optional", "tag"].contains(key.name) {
        #expect(exampleManifest.contains("\(key.name):"), "the example says nothing of `\(key.name)`")
      }
    }
  }

  /// What the example names exists: it is read with these ids alone.
  @Test func sampleRulesExist() {
    for id in sampleRules {
      let page = folder.appending(path: "../../Docs/Rules/\(id).md").standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: page.path), "there is no rule `\(id)`")
    }
  }

  /// The schema takes whatever the reader takes.
  @Test(.enabled(if: checker != nil, noChecker)) func schemaTakesWhatIsRight() throws {
    let good = Case.all("good.txt").map(\.manifest)
    let verdict = try validate(good, against: schema)
    #expect(verdict.failures.isEmpty, "\(verdict.output)")
  }

  /// The committed schema, which holds the real ids, takes every manifest among the fixtures.
  @Test(
    .enabled(if: checker != nil, noChecker),
    .enabled(if: FileManager.default.fileExists(atPath: committed.path), "Docs/dilint.schema.json is not there"))
  func schemaTakesFixtures() throws {
    let verdict = try validate(manifestsOfFixtures(), against: String(contentsOf: committed, encoding: .utf8))
    #expect(verdict.failures.isEmpty, "\(verdict.output)")
  }

  @Test(
    .enabled(if: checker != nil, noChecker),
    arguments: [
      "unknown key at the top", "unknown keys further down", "wrong types", "wrong types further down", "values left out",
      "enumerated words", "ids of rules and frameworks", "missing keys", "no mapping", "text alone",
    ])
  func schemaRefusesWhatIsWrong(_ name: String) throws {
    let example = try #require(Case.all("bad.txt").first { $0.name == name })
    #expect(try validate([example.manifest], against: schema).failures == [0])
  }

  private func manifestsOfFixtures() throws -> [String] {
    let fixtures = folder.deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try files.filter { $0.lastPathComponent == "dilint.yml" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
