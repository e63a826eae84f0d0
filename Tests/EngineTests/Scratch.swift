import Foundation

/// A folder with these files for the length of `body`, which gets its absolute path without links.
@discardableResult
func withFiles<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
  let made = FileManager.default.temporaryDirectory.appendingPathComponent("dilint-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
  let folder = made.resolvingSymlinksInPath()
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    let holder = path.hasSuffix("/") ? file : file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: holder, withIntermediateDirectories: true)
    if !path.hasSuffix("/") { try Data(text.utf8).write(to: file) }
  }
  return try body(folder.path)
}

/// Names of files that hold nothing of interest.
func empty(_ names: String...) -> [String: String] {
  Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
}
