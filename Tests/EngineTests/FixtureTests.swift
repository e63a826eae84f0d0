import Foundation
import Model
import Testing

@testable import Engine

/// Every case below `Fixtures` says by comments what is found in it; that and nothing else must be found.
struct FixtureTests {
  static let fixtures = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures").path

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/" + folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
      .map { folder + "/" + $0 }
  }

  /// Paths below `Fixtures`: `Pending/CASE`.
  static let pending = names("Pending")

  /// Paths below `Fixtures`: `Projects/NAME`, `Conformance/FRAMEWORK/CASE`, `Rules/RULE/CASE`.
  static let cases = names("Projects") + (names("Conformance") + names("Rules")).flatMap(names).filter { !$0.hasSuffix(".md") }

  /// The cases to try: those whose path has `CASE` in it (`make case NAME=…`), else all.
  private static let tried = cases.filter { ProcessInfo.processInfo.environment["CASE"].map($0.contains) ?? true }

  @Test(arguments: tried)
  func findsWhatIsExpected(path: String) throws { try check(path) }

  /// What is known to fail: a case that no longer does has to move.
  @Test(arguments: pending)
  func failsAsKnown(path: String) { withKnownIssue { try check(path) } }

  private func check(_ path: String) throws {
    let root = Self.fixtures + "/" + path
    let analysis = try analyze(Job(paths: [root], workingDirectory: Self.fixtures))
    let found = analysis.report.findings.map { finding in
      "\(analysis.root)/\(finding.at.file):\(finding.at.line): \(finding.rule) (\(finding.severity.rawValue))"
    }
    let messages = analysis.report.findings.map { "\($0.at): \($0.message)" }.joined(separator: "\n")
    let expected = try Self.expectations(in: root)
    let short = { (lines: [String]) in lines.map { $0.replacingOccurrences(of: Self.fixtures + "/", with: "") }.sorted() }
    #expect(short(found) == short(expected), "\(messages)")
    let coverage = analysis.report.coverage
    let counts = [
      "registrations": coverage.registrations.understood + coverage.registrations.opaque,
      "needs": coverage.needs.understood + coverage.needs.opaque,
      "includes": coverage.includes.understood + coverage.includes.opaque,
      "roots": analysis.graph.roots.count,
      "opaque": coverage.registrations.opaque + coverage.needs.opaque + coverage.includes.opaque,
    ]
    for expected in try Self.counts(in: root) {
      let found = try #require(counts[expected.word], "nothing is called \(expected.word)")
      #expect(expected.isLeast ? found >= expected.number : found == expected.number, "\(expected.word): \(found)")
    }
  }

  /// `// counts: needs>=3 opaque=0`: how much of it must be seen, understood or not.
  static func counts(in path: String) throws -> [(word: String, isLeast: Bool, number: Int)] {
    try texts(in: path).flatMap { _, text in
      text.split(separator: "\n").filter { $0.hasPrefix("// counts: ") }.flatMap { line in
        line.dropFirst("// counts: ".count).split(separator: " ").compactMap { item in
          let parts = item.split(separator: "=").map(String.init)
          guard parts.count == 2, let number = Int(parts[1]) else { return nil }
          return (parts[0].replacingOccurrences(of: ">", with: ""), parts[0].hasSuffix(">"), number)
        }
      }
    }
  }

  /// The files of a case that may say what is expected.
  private static func texts(in path: String) throws -> [(file: String, text: String)] {
    var files = [path]
    if Path.isFolder(path) {
      let suffixes = [".swift", ".yml", ".storyboard", ".xib", ".json", ".bazel"]
      files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { file in suffixes.contains { file.hasSuffix($0) }
      }
      .map { path + "/" + $0 }
    }
    return try files.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 100) }

  /// `FILE:LINE: RULE (SEVERITY)` for each comment.
  static func expectations(in path: String) throws -> [String] {
    var expected: [String] = []
    for (file, text) in try texts(in: path) {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let mark = line.range(of: "(//|#) expect: ", options: .regularExpression) else { continue }
        for word in line[mark.upperBound...].split(separator: ",") {
          // In a storyboard the comment ends on its line.
          let words = word.split(separator: " ").map(String.init).filter { $0 != "-->" }
          expected.append("\(file):\(index + 1): \(words[0]) \(words.count > 1 ? words[1] : "(error)")")
        }
      }
    }
    return expected
  }
}
