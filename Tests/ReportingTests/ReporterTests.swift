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
  @Test func json() throws { try expectGolden("sample.json", Reporter.json.text(sample, .init())) }
  @Test func opaque() throws { try expectGolden("opaque.txt", OpaqueList.text(sample, .init())) }
  @Test func opaqueJSON() throws { try expectGolden("opaque.json", OpaqueList.json(sample)) }
}
