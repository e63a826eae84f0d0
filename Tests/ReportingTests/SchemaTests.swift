import Foundation
import Testing

@testable import Reporting

/// A real JSON Schema validator, on PATH or where `make test` installs it.
private let validator: String? = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let folders = path.split(separator: ":").map(String.init) + [house.appendingPathComponent(".build/venv/bin").path]
  return folders.map { $0 + "/check-jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}()

private let house = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// What is written fits the schema that is published, and a report that lacks something does not.
@Test(.enabled(if: validator != nil, "check-jsonschema is not installed"), arguments: ["sample", "clean", "hostile", "broken"])
func reportFitsItsSchema(name: String) throws {
  let report = try #require(ReporterLaws.reports[name == "broken" ? "sample" : name])
  var text = Reporter.json.text(report, .init())
  if name == "broken" { text = text.replacingOccurrences(of: "\"severity\": \"note\"", with: "\"severity\": \"info\"") }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).json")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try #require(validator))
  process.arguments = ["--schemafile", house.appendingPathComponent("Docs/report.schema.json").path, file.path]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  #expect((process.terminationStatus == 0) == (name != "broken"), "\(words)")
}
