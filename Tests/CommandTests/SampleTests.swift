import Foundation
import Testing

/// The sample app is no picture book: change it, and dilint says and draws something else.
struct SampleTests {
  struct Finding: Decodable, Hashable {
    var rule: String
    var message: String
  }

  private struct Report: Decodable { var findings: [Finding] }

  /// What dilint says of a folder and how it draws it.
  private func look(at folder: String) async throws -> (findings: [Finding], picture: String) {
    let report = try await dilint("check", "--format", "json", in: folder)
    let picture = try await dilint("graph", "--format", "dot", in: folder)
    return (try JSONDecoder().decode(Report.self, from: Data(report.output)).findings, picture.text)
  }

  /// The report in the README is the sample's; only the line of source is shown without what tests expect of it.
  @Test func theGuideShowsWhatIsSaid() async throws {
    let guide = try String(contentsOfFile: house + "/README.md", encoding: .utf8)
    let block = try #require(guide.firstMatch(of: #/```text\n\$ dilint check\n((?s:.*?))```/#)?.1)
    let report = try await dilint("check", in: house + "/Fixtures/Projects/BikeRental").text
    for line in block.split(separator: "\n") where !line.hasPrefix("17 |") {
      #expect(report.contains(line + "\n"), "\(line)")
    }
  }

  /// The picture below it is of the same project and the same finding, as the guide says.
  @Test func theGuideDrawsWhatIsSaid() async throws {
    let guide = try String(contentsOfFile: house + "/README.md", encoding: .utf8)
    let command = try #require(guide.firstMatch(of: #/`dilint (graph --svg [^`]+)`/#)?.1)
    let drawn = try await dilint(
      command.split(separator: " ").map(String.init), in: house + "/Fixtures/Projects/BikeRental"
    ).text
    let picture = try String(contentsOfFile: house + "/Docs/demo.svg", encoding: .utf8)
    let labels = { (svg: String) in svg.matches(of: #/<text [^>]*>([^<]*)</#).map { String($0.1) } }
    #expect(labels(drawn) == labels(picture) && labels(picture).contains("ReceiptFormatting"), "`make docs` draws it anew")
  }

  /// Its table begins each framework with the version with which the program begins it.
  @Test func theGuideNamesEveryFramework() async throws {
    let guide = try String(contentsOfFile: house + "/README.md", encoding: .utf8)
    let rows = try await dilint("frameworks").text.matches(of: #/(?m)^[a-z]+ +(\S+) +([0-9.]+)–/#)
    #expect(rows.count > 8)
    var seen: Set<Substring> = []
    for row in rows where seen.insert(row.1).inserted {
      #expect(guide.contains("\n| \(row.1) | \(row.2) to "), "\(row.1) \(row.2)")
    }
  }

  @Test func anEditedRegistrationIsAnotherFindingAndAnotherPicture() async throws {
    let sample = URL(fileURLWithPath: house + "/Fixtures/Projects/BikeRental")
    try await withFiles([:]) { folder in
      let copy = URL(fileURLWithPath: folder + "/BikeRental")
      try FileManager.default.copyItem(at: sample, to: copy)
      let before = try await look(at: copy.path)
      #expect(before.findings.map(\.rule) == ["missing-provider"])
      #expect(before.findings.allSatisfy { $0.message.contains("ReceiptFormatting") })

      let file = copy.appendingPathComponent("Features/RideFeature/RideFramework.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let line = "container.service(Radio.self, BluetoothRadio.init)"
      try #require(text.contains(line))
      try text.replacingOccurrences(of: line, with: "").write(to: file, atomically: true, encoding: .utf8)

      let after = try await look(at: copy.path)
      let new = Set(after.findings).subtracting(before.findings)
      #expect(new.count == 1 && new.first?.message == "`BikeLock` needs `Radio`, and nothing provides it", "\(new)")
      #expect(Set(before.findings).isSubset(of: after.findings))
      #expect(after.picture != before.picture)
    }
  }
}
