import Foundation
import Manifests
import Model
import Testing

let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/Manifests").standardizedFileURL
let isUpdate = ProcessInfo.processInfo.environment["UPDATE"] == "1"

/// Some of the real ids, which belong to other rooms; `sampleRulesExist` holds them to their pages.
let sampleRules = ["missing-provider", "leaked-internal-module", "dependency-cycle", "unused-dependency", "duplicate-provider"]
let sampleFrameworks = ["box", "crate", "needle", "swinject"]

func read(_ text: String) -> Result<Manifest, UnreadableManifest> {
  // What the example extends says nothing.
  manifest(reading: text, file: "dilint.yml", ruleIDs: sampleRules, frameworkIDs: sampleFrameworks) { path, _ in
    path == "Shared/dilint.yml"
      ? .success(SharedManifest(file: path, text: "")) : .failure(.init(reason: "there is no such file"))
  }
}

/// A manifest and what reading it gives, as `bad.txt` and `good.txt` hold them.
struct Case: CustomTestStringConvertible {
  var name: String
  var manifest: String
  var outcome: String
  var testDescription: String { name }

  static func all(_ file: String) -> [Case] {
    guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else { return [] }
    return text.components(separatedBy: "=== ").dropFirst().map { part in
      let halves = part.components(separatedBy: "--->\n")
      let name = halves[0].prefix { $0 != "\n" }
      return Case(name: String(name), manifest: String(halves[0].dropFirst(name.count + 1)), outcome: halves[1])
    }
  }

  static func write(_ cases: [Case], to file: String) throws {
    let text = cases.map { "=== \($0.name)\n\($0.manifest)--->\n\($0.outcome)" }.joined()
    try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
  }
}

/// Compares with a file of the fixtures, or writes it.
func expectGolden(_ text: String, _ file: String, _ location: SourceLocation = #_sourceLocation) throws {
  let url = folder.appending(path: file)
  if isUpdate { try text.write(to: url, atomically: true, encoding: .utf8) }
  let golden = try String(contentsOf: url, encoding: .utf8)
  #expect(text == golden, "\(file) differs; UPDATE=1 rewrites it", sourceLocation: location)
}
