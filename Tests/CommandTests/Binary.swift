import Foundation
import Subprocess
import Testing

/// What one call of the built program gave.
struct Outcome: Sendable {
  var status: Int32
  var output: [UInt8]
  var errors: String
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// The program that was built together with these tests; it lies beside the test bundle.
let binary: String = {
  #if os(Linux)
  let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  #else
  let path = Bundle(for: Marker.self).bundlePath
  #endif
  var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
  for _ in 0..<4 {
    let candidate = folder.appendingPathComponent("dilint")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
      return candidate.path
    }
    folder.deleteLastPathComponent()
  }
  return "dilint, which lies nowhere beside \(path)"
}()

/// Lies in the test bundle.
private final class Marker {}

/// The project's own folder, links resolved.
let house = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// Runs dilint. `environment` is added to this process's, without the words that would change its output or give it a cache.
func dilint(_ arguments: String..., in folder: String = house, environment: [String: String] = [:]) async throws -> Outcome {
  try await dilint(arguments, in: folder, environment: environment)
}

func dilint(_ arguments: [String], in folder: String = house, environment: [String: String] = [:]) async throws -> Outcome {
  var changes: [Environment.Key: String?] = [
    "NO_COLOR": nil, "TERM": "xterm", "GITHUB_ACTIONS": nil, "GITHUB_STEP_SUMMARY": nil, "GITLAB_CI": nil, "HOME": nil,
    "XDG_CACHE_HOME": nil,
  ]
  for (name, value) in environment { changes[Environment.Key(stringLiteral: name)] = value }
  let result = try await Subprocess.run(
    .path(.init(binary)), arguments: Arguments(arguments), environment: .inherit.updating(changes),
    workingDirectory: .init(folder), output: .bytes(limit: 1 << 24), error: .string(limit: 1 << 20))
  guard case .exited(let status) = result.terminationStatus else {
    Issue.record("dilint died: \(result.terminationStatus)")
    return Outcome(status: -1, output: [], errors: "")
  }
  return Outcome(status: status, output: result.standardOutput, errors: result.standardError)
}

/// A folder with these files for the length of `body`.
func withFiles(_ files: [String: String], _ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
    "dilint-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try await body(folder.path)
}
