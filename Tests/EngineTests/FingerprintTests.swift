import Foundation
import Model
import Testing

@testable import Engine

/// Fingerprints hold while code moves, files get other names and lines change their order.
struct FingerprintTests {
  static let projects = FixtureTests.cases.filter { $0.hasPrefix("Projects/") || $0.hasPrefix("Rules/") }

  /// A project's texts by path.
  private static func files(of path: String) throws -> [String: String] {
    let root = FixtureTests.fixtures + "/" + path
    guard Path.isFolder(root) else { return [Path.name(root): try String(contentsOfFile: root, encoding: .utf8)] }
    var files: [String: String] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: root) where Path.isRegular(root + "/" + file) {
      files[file] = try? String(contentsOfFile: root + "/" + file, encoding: .utf8)
    }
    return files
  }

  private static func fingerprints(_ files: [String: String]) throws -> [String] {
    try withFiles(files) { folder in
      let analysis = try analyze(Job(paths: [folder], workingDirectory: folder))
      // What is said of a file goes with its name; that it is said does not.
      return analysis.report.findings
        .map { $0.rule == "unreadable-file" ? $0.rule : "\($0.fingerprint) \($0.rule) \($0.subject)" }.sorted()
    }
  }

  @Test(arguments: projects)
  func holdWhileCodeMoves(path: String) throws {
    let files = try Self.files(of: path)
    let before = try Self.fingerprints(files)
    for seed in 0..<(before.isEmpty ? 0 : 2) {
      var dice = Dice(seed: UInt64(seed))
      let after = try Self.fingerprints(Self.moved(files, &dice))
      #expect(before == after, "seed \(seed)")
    }
  }

  /// Private types of one name are told apart by the names of their files: the only thing by which a person could.
  @Test func privateTypesOfOneName() throws {
    let text = { (name: String) in
      "import Swinject\nprivate protocol Ink {}\nfunc write\(name)() { let pen = Container(); print(pen.resolve(Ink.self)!) }\n"
    }
    let before = Set(try Self.fingerprints(["A.swift": text("A"), "B.swift": text("B")]))
    #expect(before.count == 2, "\(before)")
    let moved = ["A.swift": "// Moved.\n\n" + text("A"), "Pens/B.swift": text("B")]
    #expect(Set(try Self.fingerprints(moved)) == before)
    let renamed = Set(try Self.fingerprints(["A.swift": text("A"), "C.swift": text("B")]))
    #expect(renamed.count == 2 && renamed.intersection(before).count == 1, "\(renamed)")
  }

  @Test func differWhereFindingsDo() {
    let at = Location(file: "a.swift", line: 1, column: 1)
    let finding = { (rule: String, subject: [String]) in
      Finding(rule: rule, severity: .error, message: "", at: at, subject: subject).fingerprint
    }
    #expect(Set([finding("a", ["b"]), finding("a", ["b", "c"]), finding("ab", []), finding("a", ["bc"])]).count == 4)
    #expect(finding("a", ["`b`", ""]) == finding("a", ["b"]))
  }

  /// Files under other names where nothing but the disk knows them, with lines put in, and what stands at the top shuffled.
  private static func moved(_ files: [String: String], _ dice: inout Dice) -> [String: String] {
    let described = files.filter {
      !$0.key.hasSuffix(".swift") || $0.key.hasSuffix("Package.swift") || $0.key.hasSuffix("Project.swift")
    }
    .values.joined(separator: "\n")
    var moved: [String: String] = [:]
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard path.hasSuffix(".swift"), !path.hasSuffix("Package.swift"), !path.contains("Tuist") else {
        moved[path] = text
        continue
      }
      let name = Path.name(path)
      let isFixed = ["main.swift", "Project.swift", "Workspace.swift"].contains(name)
      let isFree = !described.contains(name) && !isFixed && !described.contains("**") && !text.contains("ignore-file")
      let other = isFree ? "Renamed\(Int.random(in: 100...999, using: &dice))\(name)" : name
      moved[path.contains("/") ? Path.joined(Path.parent(path), other) : other] = shuffled(text, &dice)
    }
    return moved
  }

  /// The pieces that begin at the margin, in another order behind imports, with empty lines between them.
  private static func shuffled(_ text: String, _ dice: inout Dice) -> String {
    var pieces: [String] = [""]
    var depth = 0
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let begins = line.first.map { $0.isLetter || $0 == "@" || $0 == "/" } ?? false
      if begins, depth == 0, !isOpen { pieces.append("") }
      pieces[pieces.count - 1] += line + "\n"
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
      // A comment or an attribute belongs to what follows it.
      if !line.isEmpty { isOpen = line.hasPrefix("//") || line.hasPrefix("@") && !line.contains(" ") }
    }
    let isPlain = depth == 0 && !text.contains("#if") && !text.contains("\"\"\"") && !text.contains("/*")
    guard isPlain else { return "\n\n" + text }
    let imports = pieces.filter { $0.contains("import ") }
    let rest = pieces.filter { !$0.contains("import ") }.shuffled(using: &dice)
    return "\n" + imports.joined() + "\n" + rest.joined(separator: "\n")
  }
}
