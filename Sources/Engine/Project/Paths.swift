import Foundation

/// The path of a folder without links.
public func realFolder(_ path: String) -> String { Path.real(path, in: "/") ?? path }

/// The path of an absolute folder below the top of its git repository; nil if it is the top, or lies in none.
public func pathInRepository(of folder: String) -> String? {
  guard let top = Path.gitRoot(of: folder), top != folder else { return nil }
  return Path.relative(folder, to: top)
}

/// Paths as text: absolute ones start with `/`, none ends with it.
enum Path {
  /// The absolute path without links, `.` and `..`; nil where nothing is.
  static func real(_ path: String, in folder: String) -> String? {
    guard let resolved = realpath(path.hasPrefix("/") ? path : folder + "/" + path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// `path` as seen from an absolute folder.
  static func whole(_ path: String, in folder: String) -> String { path.hasPrefix("/") ? path : joined(folder, path) }

  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    String(path[(path.utf8.lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex)...])
  }

  /// The names in a path, from the top down. Bytes are told apart a good deal faster than characters, and the kernel does it as well.
  static func names(in path: some StringProtocol) -> [Substring] {
    Substring(path).utf8.split(separator: slash).map { Substring($0) }
  }

  /// The folder of a relative path; empty at the top.
  static func folder(of path: some StringProtocol) -> String { names(in: path).dropLast().joined(separator: "/") }

  /// The deepest folder that holds all of these relative paths or is one of them; nil where there are none.
  static func common(of folders: [String]) -> String? {
    guard let first = folders.first else { return nil }
    var common = names(in: first)[...]
    for folder in folders.dropFirst() where folder != first {
      common = common.prefix(zip(common, names(in: folder)).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  static let slash = UInt8(ascii: "/")

  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// An absolute path without `.`, `..` and doubled slashes, by its letters alone.
  static func plain(_ path: String) -> String { "/" + resolved(String(path.drop { $0 == "/" }), in: "") }

  /// Whether a relative path leads straight down.
  static func isPlain(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// Whether `path` is `folder` or lies below it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// `a/b/../c` and `./c` as seen from a relative folder, without `.` and `..` where these can be followed.
  static func resolved(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = names(in: folder).map(String.init)
    for part in names(in: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// `path` as seen from `folder`, both absolute: `a/b`, `../c`, and the empty text for the folder itself.
  static func relative(_ path: String, to folder: String) -> String {
    if path == folder { return "" }
    if isInside(path, folder) { return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1)) }
    let (here, there) = (names(in: folder), names(in: path))
    let common = zip(here, there).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - common) + there.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// The folders from `path` upward, itself first if it is one, the root last.
  static func upward(from path: String) -> [String] { upward(from: path, isFolder: isFolder(path)) }

  static func upward(from path: String, isFolder: Bool) -> [String] {
    var folders = [isFolder ? path : parent(path)]
    while let last = folders.last, last != "/" { folders.append(parent(last)) }
    return folders
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the name is taken, be it by a link that leads nowhere.
  static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether it is a file that holds bytes: no folder, device, pipe or socket.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The nearest folder upward that git takes for the top of a repository.
  static func gitRoot(of path: String) -> String? { upward(from: path).first { exists(joined($0, ".git")) } }
}
