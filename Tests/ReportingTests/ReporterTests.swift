import Foundation
import Model
import Testing

@testable import Reporting

/// What holds of every format.
struct ReporterLaws {
  static let reports = ["sample": sample, "clean": clean, "hostile": hostile]

  @Test func everyFileIsListed() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Reporting/Reporters").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(files.count == Reporter.all.count)
    #expect(Set(Reporter.all.map(\.id)).count == Reporter.all.count)
  }

  @Test(arguments: Reporter.all.map(\.id), reports.keys.sorted())
  func endsOnALineBreakAndHoldsNoControlCharacter(id: String, name: String) throws {
    let text = try render(id, name)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
    let steering = text.unicodeScalars.filter { $0 != "\n" && ($0.value < 0x20 || 0x7f..<0xa0 ~= $0.value) }
    #expect(steering.isEmpty)
    if id != "json" { #expect(!text.unicodeScalars.contains("\u{202e}")) }
    #expect(text.split(separator: "\n").filter { $0.hasSuffix(" ") } == [])
  }

  @Test(arguments: Reporter.all.map(\.id), ["sample", "hostile"])
  func saysEveryRule(id: String, name: String) throws {
    let text = try render(id, name)
    for finding in Self.reports[name]!.findings where name == "sample" {
      #expect(text.contains(finding.rule) && text.contains(finding.message))
    }
    #expect(!text.isEmpty)
  }

  @Test(arguments: reports.keys.sorted())
  func jsonIsJSON(name: String) throws {
    for text in [try render("json", name), OpaqueList.json(Self.reports[name]!)] {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(object?["schema"] as? Int == 1)
    }
    let decoded = try JSONSerialization.jsonObject(with: Data(try render("json", name).utf8)) as? [String: Any]
    let messages = (decoded?["findings"] as? [[String: Any]])?.map { $0["message"] as? String }
    #expect(messages == Self.reports[name]!.findings.map(\.message))
  }

  @Test func xcodeLinesAreOnePerPlace() throws {
    for line in try render("xcode", "hostile").split(separator: "\n") {
      #expect(line.contains(": error: ") || line.contains(": note: "))
    }
  }

  /// Every line outside the text is a command as the runner reads it, and none within is read.
  @Test(arguments: reports.keys.sorted(), [false, true])
  func githubCommandsAreWellFormed(name: String, isQuiet: Bool) throws {
    let report = Self.reports[name]!
    let lines = Reporter.github.text(report, .init(isQuiet: isQuiet)).split(separator: "\n")
    let token = lines.first.flatMap { $0.wholeMatch(of: #/::stop-commands::(.+)/#)?.1 }
    let end = token.flatMap { token in lines.firstIndex { $0 == "::\(token)::" } }
    #expect((end == nil) == Reporter.text.text(report, .init(isQuiet: isQuiet)).isEmpty)
    let commands = lines[(end.map { $0 + 1 } ?? 0)...]
    #expect(commands.count == report.findings.count)
    for (line, severity) in zip(commands, report.findings.map(\.severity).sorted(by: >)) {
      let parts = try #require(
        line.wholeMatch(of: #/::(error|warning|notice) file=([^:,]*),line=(\d+),col=(\d+),title=([^:,]*)::.*/#), "\(line)")
      #expect(parts.1 == (severity == .note ? "notice" : severity.rawValue))
      #expect(!line.replacing(#/%(25|3A|2C|0A)/#, with: "").contains("%"))
    }
  }

  /// GitHub shows ten annotations of a kind; none is lost without a word.
  @Test(arguments: [(0, 0, nil), (10, 10, nil), (11, 10, 2), (40, 10, 31)] as [(Int, Int, Int?)])
  func githubCountsWhatItDoesNotShow(findings: Int, annotations: Int, more: Int?) throws {
    var report = clean
    report.findings = (0..<findings).map {
      Finding(
        rule: "r", severity: .warning, message: "no \($0)", at: Location(file: "a.swift", line: 1, column: 1), subject: [])
    }
    let lines = Reporter.github.text(report, .init()).split(separator: "\n").filter { $0.hasPrefix("::warning ") }
    #expect(lines.count == annotations)
    #expect(lines.last?.contains("and \(more ?? 0) more warnings;") ?? false == (more != nil))
  }

  @Test(arguments: [("App", "a.swift", "App/a.swift"), ("App/In", "../../b.swift", "b.swift"), ("", "a.swift", "a.swift")])
  func githubPathsBeginAtTheRepository(folder: String, file: String, path: String) throws {
    var report = clean
    report.findings = [
      Finding(rule: "r", severity: .error, message: "m", at: Location(file: file, line: 1, column: 1), subject: [])
    ]
    let text = Reporter.github.text(report, .init(pathInRepository: folder.isEmpty ? nil : folder))
    #expect(text.contains("::error file=\(path),line=1,"))
  }

  /// A thousand findings that each name the others are no million lines, and what is not told is counted.
  @Test(arguments: Reporter.all)
  func growsLikeItsFindings(reporter: Reporter) {
    let notes = (1...200).map { Finding.Note("place \($0)", at: Location(file: "a.swift", line: $0, column: 1)) }
    func text(_ count: Int) -> String {
      var report = clean
      report.findings = (1...20).map {
        Finding(
          rule: "r", severity: .error, message: "m", at: Location(file: "a.swift", line: $0, column: 1),
          chain: Array(notes.prefix(count)), related: Array(notes.prefix(count)), roots: notes.prefix(count).map(\.message),
          subject: ["\($0)"])
      }
      return reporter.text(report, .init())
    }
    #expect(text(200).utf8.count < 2 * text(Limit.told.value).utf8.count)
    if text(Limit.told.value).contains("place 20") {
      #expect(text(200).contains("and 181 more places") && !text(Limit.told.value).contains("more place"))
      #expect(text(200).contains("and 181 more steps") && text(200).contains("place 200"))
    }
  }

  private func render(_ id: String, _ name: String) throws -> String {
    try #require(Reporter.all.first { $0.id == id }).text(Self.reports[name]!, Reporter.Options())
  }
}

struct ReporterGoldens {
  @Test func text() throws { try expectGolden("sample.txt", Reporter.text.text(sample, .init())) }
  @Test func colored() throws {
    let text = Reporter.text.text(sample, .init(isColored: true))
    #expect(text.contains("\u{1b}[1;31m") && text.contains("\u{1b}[0m"))
    let stripped = text.replacing(#/\u{1b}\[[0-9;]*m/#, with: "")
    #expect(stripped.contains("error[missing-provider]: nothing provides Logger, which ChatService needs"))
  }
  @Test func narrow() throws { try expectGolden("narrow.txt", Reporter.text.text(sample, .init(width: 60))) }
  @Test func quiet() throws {
    #expect(Reporter.text.text(clean, .init(isQuiet: true)) == "")
    #expect(!Reporter.text.text(sample, .init(isQuiet: true)).contains("understood:"))
  }
  @Test func nothing() throws { try expectGolden("clean.txt", Reporter.text.text(clean, .init())) }
  @Test func xcode() throws { try expectGolden("sample.xcode", Reporter.xcode.text(sample, .init(folder: "/project"))) }
  @Test func github() throws {
    try expectGolden("sample.github", Reporter.github.text(sample, .init(pathInRepository: "iOS")))
  }
  @Test(arguments: [
    ("sarif", "sample.sarif"), ("gitlab", "sample.gitlab.json"), ("junit", "sample.junit.xml"),
    ("checkstyle", "sample.checkstyle.xml"), ("markdown", "sample.md"),
  ])
  func forServices(id: String, golden: String) throws {
    let reporter = try #require(Reporter.all.first { $0.id == id })
    let options = Reporter.Options(
      pathInRepository: "iOS", version: "1.2.3", rules: CatalogueTests.rules, linkBase: "https://example.com/blob/main/",
      picture: "flowchart LR\n  a --> b")
    try expectGolden(golden, reporter.text(sample, options))
  }
  @Test func json() throws { try expectGolden("sample.json", Reporter.json.text(sample, .init())) }
  @Test func opaque() throws { try expectGolden("opaque.txt", OpaqueList.text(sample, .init())) }
  @Test func opaqueJSON() throws { try expectGolden("opaque.json", OpaqueList.json(sample)) }
}

struct FoldingTests {
  private static func report(_ count: Int, _ severity: Finding.Severity) -> Report {
    var report = clean
    report.findings = (0..<count).map {
      let at = Location(file: "T\($0 % 5)/a.swift", line: $0 + 1, column: 1)
      return Finding(rule: "style", severity: severity, message: "m \($0)", at: at, subject: ["\($0)"])
    }
    for number in 0..<5 { report.targets["T\(number)/a.swift"] = "T\(number)" }
    return report
  }

  /// A dozen of one rule is a style: one is shown whole, each of the others on a line. Errors are never folded.
  @Test(
    arguments: [
      (11, .warning, false, 11), (12, .warning, false, 1), (40, .note, false, 1), (40, .note, true, 40), (40, .error, false, 40),
    ]
      as [(Int, Finding.Severity, Bool, Int)])
  func styles(count: Int, severity: Finding.Severity, isUnfolded: Bool, whole: Int) {
    var options = Reporter.Options()
    options.isUnfolded = isUnfolded
    let text = Reporter.text.text(Self.report(count, severity), options)
    #expect(text.matches(of: #/(?m)^\w+\[style\]/#).count == whole)
    for number in 0..<count {
      #expect(text.contains(whole == count || number == 0 ? "m \(number)\n" : ":\(number + 1): m \(number)\n"))
    }
    #expect(text.contains("\(count - 1) more are style:") == (whole == 1))
  }

  @Test func counts() {
    let text = Reporter.text.text(Self.report(7, .warning), .init())
    #expect(text.contains("7 warnings\n  style  7 warnings in T0 (2), T1 (2), T2 and 2 more\nunderstood:"))
    #expect(!Reporter.text.text(Self.report(3, .warning), .init()).contains("  style  3"))
  }

  @Test(arguments: [
    ("write `a b c d e` here", ["write", "`a b c d e`", "here"]), ("one lone ` is none", ["one lone `", "is none"]),
    ("aaa bbb ccc ddd", ["aaa bbb ccc", "ddd"]),
  ])
  func codeIsNotBroken(text: String, lines: [String]) { #expect(wrapped(text, to: 11) == lines) }
}
