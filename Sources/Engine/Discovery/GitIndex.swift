import Foundation

/// The Swift files and resources that git tracks: what it tracks it does not ignore, whatever a pattern says.
struct GitIndex {
  /// Paths of the files and of every folder around them, relative to the top of the repository.
  private var tracked: Set<String> = []

  /// Reads the index of a repository, versions 2 to 4; empty where there is none that can be read.
  init(top: String) {
    var folder = Path.joined(top, ".git")
    if !Path.isFolder(folder), let link = FileManager.default.contents(atPath: folder) {
      let text = String(decoding: link, as: UTF8.self)
      guard text.hasPrefix("gitdir:") else { return }
      let path = text.dropFirst("gitdir:".count).trimmingCharacters(in: .whitespacesAndNewlines)
      folder = path.hasPrefix("/") ? path : Path.joined(top, path)
    }
    guard let data = FileManager.default.contents(atPath: Path.joined(folder, "index")) else { return }
    for path in Self.paths(in: [UInt8](data)) where path.hasSuffix(".swift") || BuiltIn.isResource(file: path) {
      var path = path[...]
      while tracked.insert(String(path)).inserted, let slash = path.lastIndex(of: "/") { path = path[..<slash] }
    }
  }

  func tracks(_ path: String) -> Bool { tracked.contains(path) }

  /// The entries' paths: `gitformat-index` in git's documentation says how they lie.
  static func paths(in bytes: [UInt8]) -> [String] {
    func number(_ at: Int, _ width: Int) -> Int { bytes[at..<at + width].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.count >= 12, bytes.starts(with: Array("DIRC".utf8)) else { return [] }
    let (version, count) = (number(4, 4), number(8, 4))
    guard (2...4).contains(version) else { return [] }
    var (at, last, paths) = (12, [UInt8](), [String]())
    for _ in 0..<count {
      let start = at
      guard start + 62 <= bytes.count else { return paths }
      let isExtended = version > 2 && bytes[start + 60] & 0x40 != 0
      at += isExtended ? 64 : 62
      var name: [UInt8] = []
      if version == 4 {
        // How many bytes to drop from the name before, seven bits a byte; each but the last adds one.
        guard at < bytes.count else { return paths }
        var dropped = Int(bytes[at] & 0x7f)
        while bytes[at] & 0x80 != 0, at + 1 < bytes.count, dropped < last.count {
          at += 1
          dropped = (dropped + 1) << 7 | Int(bytes[at] & 0x7f)
        }
        at += 1
        name = Array(last.dropLast(dropped))
      }
      guard let end = bytes[at...].firstIndex(of: 0) else { return paths }
      name += bytes[at..<end]
      // Versions before 4 fill up to a multiple of eight.
      at = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      paths.append(String(decoding: name, as: UTF8.self))
      last = name
      guard at <= bytes.count else { return paths }
    }
    return paths
  }
}
