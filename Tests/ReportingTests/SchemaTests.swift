import Foundation
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
