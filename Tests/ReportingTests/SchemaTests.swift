import Foundation
import Model
import Testing

@testable import Reporting

private let validator = Tool("check-jsonschema")

/// What is written fits the schema that is published, and a report that lacks something does not.
@Test(.enabled(if: validator != nil, "check-jsonschema is not installed"), arguments: ["sample", "clean", "hostile", "broken"])
func reportFitsItsSchema(name: String) throws {
  let report = try #require(ReporterLaws.reports[name == "broken" ? "sample" : name])
  var text = Reporter.json.text(report, .init())
  if name == "broken" { text = text.replacingOccurrences(of: "\"severity\": \"note\"", with: "\"severity\": \"info\"") }
  let schema = house.appendingPathComponent("Docs/report.schema.json").path
  let outcome = try #require(validator).run(["--schemafile", schema, "FILE"], on: text, ending: "json")
  #expect((outcome.status == 0) == (name != "broken"), "\(outcome.words)")
}

private let answer = Answer(
  question: "why", sentence: "A leads to B",
  rows: [
    Answer.Row([.init("from", "A"), .init("kind", "loads")], at: Location(file: "a\u{202e}.swift", line: 1, column: 2)),
    Answer.Row([.init("from", "日本"), .init("kind", "")], at: nil),
  ], isFound: true)

@Test(.enabled(if: validator != nil, "check-jsonschema is not installed"), arguments: [true, false])
func answerFitsItsSchema(isWhole: Bool) throws {
  let json = answer.json(.init())
  let text = isWhole ? json : json.replacingOccurrences(of: "\"found\"", with: "\"fond\"")
  let schema = house.appendingPathComponent("Docs/answer.schema.json").path
  let outcome = try #require(validator).run(["--schemafile", schema, "FILE"], on: text, ending: "json")
  #expect((outcome.status == 0) == isWhole, "\(outcome.words)")
}

@Test func answersAreTables() {
  #expect(answer.text(.init()) == "A leads to B\n\n  A     loads  a\\u{202E}.swift:1\n  日本\n")
  #expect(answer.text(.init(isQuiet: true)) == "A     loads  a\\u{202E}.swift:1\n日本\n")
}
