import Drawing
import Foundation
import Model
import Testing

private let validator = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/check-jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }

/// What is written fits the schema that is published, by a validator that others wrote (`pip install check-jsonschema`).
@Test(.enabled(if: validator != nil), arguments: ["sample", "city", "hostile", "empty"])
func jsonFitsItsSchema(name: String) throws {
  let graph =
    switch name {
    case "sample": Sample().graph
    case "city": city(modules: 24)
    case "hostile": hostile(named: "a\"b\\c\n\u{1b}[31m")
    default: Graph()
    }
  let picture = try Picture.of(graph).get()
  let json = try #require(Renderer.all.first { $0.id == "json" })
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appendingPathComponent("graph-\(name)-\(ProcessInfo.processInfo.processIdentifier).json")
  try Data(json.bytes(.init(graph: graph, picture: picture, version: "0.0.0")).get()).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try #require(validator))
  process.arguments = ["--schemafile", package.appendingPathComponent("Docs/graph.schema.json").path, file.path]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let words = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0, "\(String(decoding: words, as: UTF8.self))")
}
