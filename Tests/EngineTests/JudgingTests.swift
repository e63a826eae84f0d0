import Model
import Reading
import Testing

@testable import Engine

private func finding(_ rule: String, _ file: String = "a.swift", line: Int = 1, certainty: Finding.Certainty = .certain)
  -> Finding
{
  Finding(
    rule: rule, severity: .error, certainty: certainty, message: rule, at: Location(file: file, line: line, column: 1),
    subject: [])
}

struct JudgeTests {
  @Test func severities() {
    let judge = Judge(
      settings: [
        "a": RuleSetting(severity: .note), "b": RuleSetting(severity: nil), "c": RuleSetting(severity: nil, paths: ["Legacy/**"]),
        "d": RuleSetting(severity: .warning, paths: ["New"]),
      ], isStrict: false)
    let findings = [
      finding("a"), finding("b"), finding("c", "Legacy/x.swift"), finding("c", "x.swift"), finding("d", "New/x.swift"),
      finding("d"),
      finding("e", certainty: .possible), finding("f"),
    ]
    let judged = judge.judged(findings) { $0 == "d" }
    #expect(judged.map(\.rule) == ["a", "c", "d", "e", "f"])
    #expect(judged.map(\.severity) == [.note, .error, .warning, .note, .error])
    #expect(judged[1].at.file == "x.swift")
  }

  @Test func strict() {
    let judge = Judge(settings: [:], isStrict: true)
    var unread = finding("unreadable-file")
    unread.severity = .note
    let judged = judge.judged([finding("e", certainty: .possible), unread]) { _ in false }
    #expect(judged.map(\.severity) == [.error, .error])
  }

  @Test func offRulesDoNotRun() {
    let rule = { (id: String, severity: Finding.Severity?) in
      Rule(id: id, summary: "", explanation: "", severity: severity) { _ in [] }
    }
    let judge = Judge(
      settings: ["off": .init(severity: nil), "on": .init(severity: .note), "partly": .init(severity: nil, paths: ["x"])],
      isStrict: false)
    #expect(!judge.runs(rule("off", .error)))
    #expect(judge.runs(rule("on", nil)))
    #expect(judge.runs(rule("partly", .error)))
    #expect(!judge.runs(rule("other", nil)))
    #expect(judge.runs(rule("plain", .note)))
  }
}

struct SuppressionTests {
  struct Case: Sendable {
    var text: String
    var kept: [Int] = []
    var complaints: [String] = []
  }

  /// Findings of rule `bad` stand on lines 1, 2 and 3.
  static let cases = [
    Case(text: "a() // dilint:ignore bad - known\nb()\nc()", kept: [2, 3]),
    Case(text: "// dilint:ignore bad - known\nb()\nc()", kept: [1, 3]),
    Case(text: "// dilint:ignore-file bad - known\nb()\nc()", kept: []),
    Case(
      text: "a() // dilint:ignore bad\nb()\nc()", kept: [1, 2, 3],
      complaints: ["this suppression gives no reason, so it suppresses nothing; write `// dilint:ignore rule-id - reason`"]),
    Case(
      text: "a() // dilint:ignore bda - x\nb()\nc()", kept: [1, 2, 3], complaints: ["there is no rule `bda`; did you mean bad?"]),
    Case(
      text: "a() // dilint:ignore worse - x\nb()\nc()", kept: [1, 2, 3],
      complaints: ["nothing here is a `worse`, so this suppresses nothing"]),
    Case(text: "a() // dilint:ignore idle - x\nb()\nc()", kept: [1, 2, 3]),
    Case(
      text: "a()\nb()\nc()\nd() // dilint:ignore bad - x", kept: [1, 2, 3],
      complaints: ["nothing here is a `bad`, so this suppresses nothing"]),
    Case(
      text: "a() // dilint:ignoer bad - x\nb()\nc()", kept: [1, 2, 3],
      complaints: ["dilint knows no comment `dilint:ignoer`; did you mean ignore?"]),
  ]

  @Test(arguments: cases.indices)
  func suppressing(index: Int) {
    let given = Self.cases[index]
    let digest = digest(of: given.text, file: "a.swift")
    let findings = (1...3).map { finding("bad", line: $0) }
    let result = Suppressions(
      findings: findings, digests: [digest], ruleIDs: ["bad", "worse", "idle"], judged: ["bad", "worse"])
    #expect(result.kept.map(\.at.line) == given.kept)
    #expect(result.suppressed == 3 - given.kept.count)
    #expect(result.complaints.map(\.message) == given.complaints)
    #expect(result.complaints.allSatisfy { $0.rule == "unused-suppression" })
  }

  @Test(arguments: [
    ("mising-provider", ["missing-provider"]), ("zzzz", []), ("cycle", ["dependency-cycle"]), ("exact", ["exact"]),
  ])
  func nearWords(word: String, expected: [String]) {
    #expect(near(word, among: ["missing-provider", "dependency-cycle", "exact"]) == expected)
  }
}

struct ExcerptTests {
  @Test func linesOfEveryEnding() throws {
    try withFiles(["a": "one\r\ntwo\rthree\nfour"]) { root in
      let places =
        [1, 2, 3, 4, 5].map { Location(file: "a", line: $0, column: 1) } + [Location(file: "gone", line: 1, column: 1)]
      #expect(excerpts(for: places, root: root) == ["a": [1: "one", 2: "two", 3: "three", 4: "four"]])
    }
  }
}
