import Foundation

/// A real JSON Schema validator, on PATH or where `make test` installs it; nil where there is none.
let checker: URL? = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let ours = folder.appending(path: "../../.build/venv/bin").standardizedFileURL.path
  return (path.split(separator: ":").map(String.init) + [ours])
    .map { URL(filePath: $0).appending(path: "check-jsonschema") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}()

/// Lets the validator judge manifests against a schema: the indices of those it refuses, and all it says.
func validate(_ manifests: [String], against schema: String) throws -> (failures: Set<Int>, output: String) {
  guard let checker, !manifests.isEmpty else { return ([], "") }
  let place = FileManager.default.temporaryDirectory.appending(path: "dilint-schema-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: place) }
  let schemaFile = place.appending(path: "schema.json")
  try schema.write(to: schemaFile, atomically: true, encoding: .utf8)
  let files = manifests.indices.map { place.appending(path: "\($0).yml") }
  for (text, file) in zip(manifests, files) { try text.write(to: file, atomically: true, encoding: .utf8) }

  let process = Process()
  process.executableURL = checker
  process.arguments = ["--output-format", "json", "--schemafile", schemaFile.path] + files.map(\.path)
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()

  struct Verdict: Decodable {
    struct Failure: Decodable { var filename: String }
    var errors: [Failure]?
    var parseErrors: [Failure]?
  }
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  let verdict = try decoder.decode(Verdict.self, from: data)
  let refused = ((verdict.errors ?? []) + (verdict.parseErrors ?? [])).map(\.filename)
  let failures = files.indices.filter { index in refused.contains { $0.hasSuffix("/\(index).yml") } }
  return (Set(failures), String(decoding: data, as: UTF8.self))
}
