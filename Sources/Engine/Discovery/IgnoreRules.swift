import Foundation

/// What git ignores: the `.gitignore` files from the top of the repository down to a folder, and `.git/info/exclude`.
/// A user's global file is left out, so that a project gives the same result on every machine.
struct IgnoreRules {
  private var layers: [(folder: String, patterns: [PathPattern])] = []
  private var top: String?
  private let files: any FileSource

  /// The rules that hold in an absolute folder, its own file not yet counted.
  init(above folder: String, in files: any FileSource = Disk()) {
    self.files = files
    guard let top = files.gitRoot(of: folder) else { return }
    self.top = top
    add(file: Path.joined(top, ".git/info/exclude"), for: top)
    let names = Path.relative(folder, to: top).split(separator: "/")
    for depth in 0..<max(names.count, 0) { enter(([top] + names.prefix(depth).map(String.init)).joined(separator: "/")) }
  }

  /// Adds the folder's own `.gitignore`.
  mutating func enter(_ folder: String) { add(file: Path.joined(folder, ".gitignore"), for: folder) }

  private mutating func add(file: String, for folder: String) {
    guard case .success(let bytes) = files.bytes(of: file, atMost: Door.most, followsLink: false) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let patterns = lines.compactMap { PathPattern(String($0), isIgnoreLine: true) }
    if !patterns.isEmpty { layers.append((folder, patterns)) }
  }

  /// Whether git tracks the entry, or something in it, all the same.
  func tracks(_ path: String, _ index: inout GitIndex?) -> Bool {
    guard let top else { return false }
    guard let known = index ?? files.index(of: top) else { return true }
    index = known
    return known.tracks(Path.relative(path, to: top))
  }

  /// No repository is here that could tell what git tracks all the same.
  var isOutsideGit: Bool { top == nil }

  /// Whether a pattern covers the entry, provided that none covers the folder it lies in.
  func ignore(_ path: String, isFolder: Bool) -> Bool {
    let name = Path.name(path)[...]
    for (folder, patterns) in layers.reversed() {
      // Few patterns want to know more than the last name.
      lazy var names = Path.names(in: Path.relative(path, to: folder))
      for pattern in patterns.reversed() where isFolder || !pattern.isForFolders {
        if pattern.matches(name: name) ?? pattern.matches(names[...]) { return !pattern.isNegated }
      }
    }
    return false
  }
}
