import Foundation
import Model
import Testing

@testable import Reporting

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What services read, read by programs that others wrote, and what those services drop.
struct ConsumerTests {
  private static let sarifKit = Tool("sarif-kit")
  private static let sarifTools = Tool("sarif")
  private static let junitParser = Tool("junitparser")
  private static let xmllint = Tool("xmllint")
  /// Jenkins' own description of JUnit's XML, from the sources of a package that ships it.
  private static let jenkins = house.appendingPathComponent(".build/venv/junit-10.xsd").path

  private let options = Reporter.Options(pathInRepository: "iOS", version: "1.2.3", rules: CatalogueTests.rules)

  @Test(
    .enabled(if: sarifKit != nil, "skipped: sarif-kit is not installed; Tests/Tools/setup test installs it"),
    arguments: ["sample", "clean", "hostile", "broken"])
  func sarifFitsItsSchema(name: String) throws {
    let report = try #require(ReporterLaws.reports[name == "broken" ? "sample" : name])
    var text = Reporter.sarif.text(report, options)
    if name == "broken" { text = text.replacingOccurrences(of: "\"level\": \"note\"", with: "\"level\": \"info\"") }
    let outcome = try #require(Self.sarifKit).run(["validate", "FILE"], on: text, ending: "sarif")
    #expect((outcome.status == 0) == (name != "broken"), "\(outcome.words)")
  }

  @Test(.enabled(if: sarifTools != nil, "skipped: sarif-tools is not installed; Tests/Tools/setup test installs it"))
  func sarifToolsCountsTheSame() throws {
    let tool = try #require(Self.sarifTools)
    let text = Reporter.sarif.text(sample, options)
    let summary = try tool.run(["summary", "FILE"], on: text, ending: "sarif")
    for (severity, count) in [("error", 2), ("warning", 1), ("note", 1)] {
      #expect(summary.words.contains("\(severity): \(count)\n"), "\(summary.words)")
    }
    let table = try tool.run(["csv", "-o", "/dev/stdout", "FILE"], on: text, ending: "sarif")
    for finding in sample.findings {
      #expect(table.words.contains("iOS/\(finding.at.file),\(finding.at.line)"), "\(table.words)")
      #expect(table.words.contains(finding.rule))
    }
  }

  @Test(
    .enabled(
      if: xmllint != nil && FileManager.default.fileExists(atPath: jenkins),
      "skipped: xmllint or Jenkins' schema is missing; Tests/Tools/setup test installs them"),
    arguments: ["sample", "clean", "hostile", "broken"])
  func junitFitsJenkins(name: String) throws {
    let report = try #require(ReporterLaws.reports[name == "broken" ? "sample" : name])
    var text = Reporter.junit.text(report, options)
    if name == "broken" { text = text.replacingOccurrences(of: " classname=", with: " class=") }
    let outcome = try #require(Self.xmllint).run(["--noout", "--schema", Self.jenkins, "FILE"], on: text, ending: "xml")
    #expect((outcome.status == 0) == (name != "broken"), "\(outcome.words)")
  }

  /// Its `verify` fails like a service would: where the run fails.
  @Test(
    .enabled(if: junitParser != nil, "skipped: junitparser is not installed; Tests/Tools/setup test installs it"),
    arguments: [("sample", .error, false), ("sample", nil, true), ("clean", .error, true), ("hostile", .error, false)]
      as [(String, Finding.Severity?, Bool)])
  func junitParserAgrees(name: String, failing: Finding.Severity?, passes: Bool) throws {
    var options = options
    options.failing = failing
    let text = Reporter.junit.text(try #require(ReporterLaws.reports[name]), options)
    let outcome = try #require(Self.junitParser).run(["verify", "FILE"], on: text, ending: "xml")
    #expect((outcome.status == 0) == passes, "\(outcome.words)")
    #expect(!outcome.words.contains("Traceback"), "\(outcome.words)")
  }

  /// An XML parser finds every finding again, with its words as they were.
  @Test(arguments: ["sample", "clean", "hostile"])
  func checkstyleIsReadBack(name: String) throws {
    let report = try #require(ReporterLaws.reports[name])
    let reader = CheckstyleReader()
    let parser = XMLParser(data: Data(Reporter.checkstyle.text(report, options).utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.errors.count == report.findings.count)
    for finding in report.findings {
      let found = reader.errors.first {
        $0["message"]?.hasPrefix(neutral(finding.sentence)) == true && $0["line"] == String(finding.at.line)
      }
      #expect(found?["file"] == neutral("iOS/" + finding.at.file))
      #expect(["error", "warning", "info"].contains(found?["severity"]))
    }
  }

  /// What GitLab's page on the format demands of an entry.
  @Test(arguments: ["sample", "clean", "hostile"])
  func gitlabEntriesAreWhole(name: String) throws {
    let report = try #require(ReporterLaws.reports[name])
    let data = Data(Reporter.gitlab.text(report, options).utf8)
    let entries = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(entries.count == report.findings.count)
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == entries.count)
    for entry in entries {
      for name in ["description", "check_name", "fingerprint"] { #expect((entry[name] as? String)?.isEmpty == false) }
      #expect(["info", "minor", "major", "critical", "blocker"].contains(entry["severity"] as? String))
      let location = entry["location"] as? [String: Any]
      #expect((location?["path"] as? String)?.hasPrefix("iOS/") == true)
      #expect((location?["lines"] as? [String: Any])?["begin"] is Int)
    }
  }

  /// Findings that share a fingerprint would be one, and alerts without any would come twice.
  @Test func equalFingerprintsAreTold() throws {
    var report = clean
    let at = Location(file: "a.swift", line: 1, column: 1)
    report.findings = (0..<3).map { Finding(rule: "r", severity: .error, message: "m \($0)", at: at, subject: ["same"]) }
    for text in [Reporter.gitlab, .sarif].map({ $0.text(report, options) }) {
      let known = Set(text.matches(of: #/"(?:primaryLocationLineHash|fingerprint)": "([^"]+)"/#).map { String($0.1) })
      #expect(known.count == 3)
    }
  }

  /// GitHub refuses a file with more results; the gravest stay, and the rest is counted.
  @Test func sarifStaysBelowItsLimits() throws {
    var report = clean
    let at = Location(file: "a.swift", line: 1, column: 1)
    report.findings = (0..<25_010).map {
      Finding(
        rule: "r", severity: $0 < 100 ? .note : .error, message: "m",
        at: at, chain: $0 == 200 ? Array(repeating: Finding.Note("n", at: at), count: 1_200) : [],
        related: $0 == 200 ? Array(repeating: Finding.Note("n", at: at), count: 120) : [], subject: ["\($0)"])
    }
    let log = try JSONDecoder().decode(Log.self, from: Data(Reporter.sarif.text(report, options).utf8))
    let results = log.runs[0].results
    #expect(results.count == 25_000)
    #expect(results.count { $0.level == "note" } == 90)
    #expect(results.allSatisfy { $0.locations.count == 1 && $0.relatedLocations?.count ?? 0 <= Limit.told.value })
    #expect(results.compactMap { $0.codeFlows?[0].threadFlows[0].locations.count } == [Limit.told.value])
    let words = log.runs[0].invocations[0].toolExecutionNotifications.map(\.message.text)
    #expect(words.contains { $0.hasPrefix("10 more findings are left out") })
  }

  /// Columns are UTF-16 units, and a line that is not at hand has none but its first.
  @Test func sarifColumns() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(Reporter.sarif.text(sample, options).utf8))
    let columns = log.runs[0].results.map { $0.locations[0].physicalLocation.region.startColumn }
    #expect(columns == [38, 180, 12, 1])
  }

  /// A comment takes 65,536 letters.
  @Test func markdownStaysBelowItsLimit() {
    var report = sample
    report.findings = Array(repeating: sample.findings, count: 200).flatMap { $0 }
    let text = Reporter.markdown.text(report, options)
    #expect(text.utf16.count < 65_000)
    #expect(text.contains(#/\*And \d+ more findings, for which there is no room here\.\*/#))
  }

  @Test(arguments: [
    ("a `B<C>` d", "a `B<C>` d"), ("a `B<C> d", "a \\`B&lt;C&gt; d"), ("@all *x* [y](z)", "&#64;all \\*x\\* \\[y\\](z)"),
  ])
  func markdownEscapes(text: String, escaped: String) { #expect(markdown(text) == escaped) }

  @Test func fencesAreLonger() { #expect(fenced("a ```` b", "swift").hasPrefix("`````swift\n")) }
}

private struct Log: Decodable {
  struct Text: Decodable { var text: String }
  struct Region: Decodable { var startColumn: Int? }
  struct Physical: Decodable { var region: Region }
  struct Place: Decodable { var physicalLocation: Physical }
  struct Empty: Decodable {}
  struct Thread: Decodable { var locations: [Empty] }
  struct Flow: Decodable { var threadFlows: [Thread] }
  struct Result: Decodable {
    var level: String
    var locations: [Place]
    var relatedLocations: [Empty]?
    var codeFlows: [Flow]?
  }
  struct Notification: Decodable { var message: Text }
  struct Invocation: Decodable { var toolExecutionNotifications: [Notification] }
  struct Run: Decodable {
    var results: [Result]
    var invocations: [Invocation]
  }
  var runs: [Run]
}

/// Collects what a server would.
private final class CheckstyleReader: NSObject, XMLParserDelegate {
  var errors: [[String: String]] = []
  private var file = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "file" { file = attributes["name"] ?? "" }
    if name == "error" { errors.append(attributes.merging(["file": file]) { $1 }) }
  }
}
