import Foundation

let house = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A program that reads what dilint writes, on PATH or where `Tests/Tools/setup` puts it.
struct Tool {
  var path: String

  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = ([house.appendingPathComponent(".build/venv/bin").path] + folders).map { $0 + "/" + name }
    guard let path = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    self.path = path
  }

  /// Runs it on a file with this text, whose path stands for `FILE` among the arguments.
  func run(_ arguments: [String], on text: String, ending: String) throws -> (status: Int32, words: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).\(ending)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, words)
  }
}
