import Foundation

/// The project's folder, links resolved.
let house = URL(filePath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A file of the project.
struct Page: Sendable, CustomStringConvertible {
  /// Relative to the project's folder, with `/`.
  var path: String
  var text: String

  var description: String { path }
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}

/// The text of a file; empty where there is none.
func text(_ path: String) -> String {
  (try? String(contentsOf: house.appending(path: path), encoding: .utf8)) ?? ""
}

/// Whether there is such a file or folder.
func exists(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: house.appending(path: path).path)
}

/// The files below a folder that have one of the extensions, sorted by path. Build products are left out.
func pages(under folder: String, _ extensions: String...) -> [Page] {
  let base = house.appending(path: folder)
  let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
  return found.filter { path in
    // What is built and drawn here, the project does not hold.
    ![".build", ".git/", "out/"].contains { path.hasPrefix($0) } && extensions.contains { path.hasSuffix("." + $0) }
  }
  .sorted()
  .map { Page(path: folder == "." ? $0 : folder + "/" + $0, text: text(folder + "/" + $0)) }
}

/// The names of the folders in a folder, sorted.
func folders(in folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: house.appending(path: folder).path)) ?? []
  return names.filter { name in
    var isFolder: ObjCBool = false
    let path = house.appending(path: folder + "/" + name).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
  .sorted()
}

/// What the first group of a pattern matches, in order.
func matches(_ pattern: String, in text: String) -> [String] {
  let expression = try! NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
  return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
    Range(match.range(at: 1), in: text).map { String(text[$0]) }
  }
}

/// The paths of the programs among the tests' tools, sorted.
let scripts: [String] = {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: house.appending(path: "Tests/Tools").path)) ?? []
  return Set(names).subtracting(folders(in: "Tests/Tools")).sorted().map { "Tests/Tools/" + $0 }
}()
