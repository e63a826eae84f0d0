import Foundation
@testable import Linking
import Model
import Rules
import Testing

/// `Cases/RULE.txt` holds cases: a title after `===`, a sketch with `// expect:` comments, and after `---` what the findings say
/// in full. `UPDATE=1` rewrites what stands after `---`; the comments are for people to write.
@Suite struct CaseTests {
  struct Case {
    var title: String
    var sketch: [(number: Int, text: String)]
    var expected: Set<String>
    var said: String
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static func cases(in file: String) throws -> [Case] {
    let text = try String(contentsOf: folder.appending(path: "\(file).txt"), encoding: .utf8)
    return text.components(separatedBy: "=== ").dropFirst().map { block in
      let lines = block.components(separatedBy: "\n")
      let end = lines.firstIndex(of: "---") ?? lines.count
      let sketch = lines[1..<end].enumerated().map { (number: $0.offset + 1, text: $0.element) }
      var expected: Set<String> = []
      for line in sketch {
        guard let comment = line.text.range(of: "// expect: ") else { continue }
        for rule in line.text[comment.upperBound...].components(separatedBy: ", ") { expected.insert("\(line.number): \(rule)") }
      }
      let said = lines[min(end + 1, lines.count)...].joined(separator: "\n").trimmingCharacters(in: .newlines)
      return Case(title: lines[0], sketch: sketch, expected: expected, said: said)
    }
  }

  @Test(arguments: [
    "missing-provider", "choice", "conditions", "leaked-internal-module", "inaccessible-provider", "dependency-cycle",
    "group-cycles", "ambiguous-provider", "duplicate-provider", "unloaded-module", "forced-dynamic-need",
  ])
  func findingsAreAsExpected(file: String) throws {
    var cases = try Self.cases(in: file)
    #expect(!cases.isEmpty)
    for index in cases.indices {
      let graph = graph(from: Sketch(cases[index].sketch).draft)
      let findings = Rule.all.flatMap { $0.findings(graph) }.sorted()
      let found = Set(findings.map(summary))
      #expect(found == cases[index].expected, "\(file): \(cases[index].title)")
      let said = findings.map(render).joined(separator: "\n")
      if ProcessInfo.processInfo.environment["UPDATE"] == "1" { cases[index].said = said }
      #expect(said == cases[index].said, "\(file): \(cases[index].title) says something else; UPDATE=1 rewrites it")
    }
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try write(cases, to: file) }
  }

  /// Shuffled statements give the same findings, and no rule reports another's.
  @Test func orderMeansNothing() throws {
    var dice = SystemRandomNumberGenerator()
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
      for item in try Self.cases(in: String(file.dropLast(4))) {
        let plain = graph(from: Sketch(item.sketch).draft)
        let shuffled = graph(from: Sketch(item.sketch.shuffled(using: &dice)).draft)
        #expect(plain == shuffled, "\(file): \(item.title)")
        #expect(Rule.all.map { $0.findings(plain) } == Rule.all.map { $0.findings(shuffled) }, "\(file): \(item.title)")
        for rule in Rule.all {
          for finding in rule.findings(plain) {
            #expect(finding.rule == rule.id)
            #expect(!finding.message.hasSuffix("."))
            #expect(finding.severity <= rule.severity ?? .note)
            #expect(!(finding.cure ?? "").contains("{"))
          }
        }
      }
    }
  }

  @Test func rulesAreDescribed() throws {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.explanation.components(separatedBy: "\n\n").count == 2, "\(rule.id)")
      #expect(!rule.summary.hasSuffix(".") && rule.summary.count < 100)
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(files.count == Rule.all.count + 1, "one file a rule, and All.swift")
  }

  private func summary(_ finding: Finding) -> String {
    let words =
      (finding.certainty == .possible ? ["possible"] : []) + (finding.severity == .error ? [] : [finding.severity.rawValue])
    return "\(finding.at.line): \(finding.rule)" + (words.isEmpty ? "" : " (\(words.joined(separator: " ")))")
  }

  private func render(_ finding: Finding) -> String {
    var lines = ["\(finding.at.line): \(finding.message) [\(finding.rule)]"]
    lines += finding.chain.map { "  > \($0.at.line): \($0.message)" }
    lines += finding.related.map { "  - \($0.at.line): \($0.message)" }
    if let cure = finding.cure { lines.append("  cure: \(cure)") }
    if !finding.roots.isEmpty { lines.append("  roots: \(finding.roots.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  private func write(_ cases: [Case], to file: String) throws {
    let text = cases.map { item in
      "=== \(item.title)\n" + item.sketch.map(\.text).joined(separator: "\n") + "\n---\n" + item.said
    }
    try (text.joined(separator: "\n\n") + "\n").write(
      to: Self.folder.appending(path: "\(file).txt"), atomically: true, encoding: .utf8)
  }
}
