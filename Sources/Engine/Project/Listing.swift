import Foundation

/// What a folder holds, sorted by name.
struct Listing: Sendable {
  var entries: [(name: String, kind: Kind)] = []
  /// Names that are no UTF-8, with their bytes written out, and whether each is a folder's.
  var strange: [(name: String, isFolder: Bool)] = []

  enum Kind: Sendable, CaseIterable { case folder, file, link, other }

  /// One that holds nothing.
  init() {}

  /// nil where it cannot be listed.
  init?(_ folder: String) {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: 256) { [UInt8](UnsafeBufferPointer(start: $0, count: strlen($0))) }
      }
      if bytes == [0x2e] || bytes == [0x2e, 0x2e] { continue }
      let kind = Self.kind(Int32(entry.pointee.d_type), Array(folder.utf8) + [0x2f] + bytes)
      if let name = String(validating: bytes, as: UTF8.self) {
        entries.append((name, kind))
      } else if kind == .folder || bytes.suffix(6).elementsEqual(".swift".utf8) {
        strange.append((Self.writtenOut(bytes), kind == .folder))
      }
    }
    entries.sort { $0.name < $1.name }
    strange.sort { $0.name < $1.name }
  }

  /// What folders hold, by path, when all there is are these.
  static func folders(of paths: [(path: String, kind: Kind)]) -> [String: Listing] {
    var folders: [String: Listing] = ["": Listing()]
    for (path, kind) in paths {
      var entry = (path: path, kind: kind)
      while true {
        let parent = Path.folder(of: entry.path)
        // Whoever made the folder's listing has put it into the one above.
        let isKnown = folders[parent] != nil
        folders[parent, default: Listing()].entries.append((Path.name(entry.path), entry.kind))
        if isKnown { break }
        entry = (parent, .folder)
      }
    }
    for path in folders.keys { folders[path]!.entries.sort { $0.name < $1.name } }
    return folders
  }

  func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

  private static func kind(_ type: Int32, _ path: [UInt8]) -> Kind {
    switch type {
    case 4: return .folder
    case 8: return .file
    case 10: return .link
    case 0: break
    default: return .other
    }
    // This disk does not tell while it lists.
    var status = stat()
    guard lstat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The name with each byte that is no text as `\xFF`.
  private static func writtenOut(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      text += 0x20..<0x7f ~= byte && byte != 0x5c ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
