import Foundation

/// The one place where the engine opens files to read them: nothing but files, none larger than can be meant.
enum Door {
  /// No file that people write is larger.
  static let most = 64 << 20

  /// Why a file is not read; half a sentence each.
  enum Refusal: Error, Hashable {
    case absent, closed, noFile, outside
    case larger(Int)

    var reason: String {
      switch self {
      case .absent, .closed: "it cannot be opened"
      case .noFile: "it is no file"
      case .outside: "it lies outside of the project"
      case .larger(let limit): "it has more than \(limit >> 20) MB"
      }
    }
  }

  /// The bytes of a file.
  ///
  /// - Parameter followsLink: false where a link is to be taken for nothing, as git takes one for `.gitignore`.
  static func bytes(of path: String, atMost limit: Int = most, followsLink: Bool = true) -> Result<[UInt8], Refusal> {
    var status = stat()
    // Looked at before it is opened: a pipe waits, and a device may do anything.
    guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { return .failure(.absent) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.noFile) }
    guard status.st_size <= limit else { return .failure(.larger(limit)) }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return .failure(.closed) }
    defer { close(file) }
    // One byte more tells the end at once, unless the file grows.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while true {
      let got = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress! + count, $0.count - count) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return .failure(.closed) }
      count += got
      if got == 0 { break }
      if count > limit { return .failure(.larger(limit)) }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
    }
    bytes.removeLast(bytes.count - count)
    return .success(bytes)
  }
}

/// The folders in which a run may read: the project, and what the user named. Links and `..` lead out of them in vain.
struct Ground {
  /// Absolute, without links.
  private var folders: [String]
  let files: any FileSource

  /// - Parameter tops: what the user named, absolute and without links.
  init(root: String, tops: [String], files: any FileSource = Disk()) {
    let named = tops.map { files.isFolder($0) ? $0 : Path.parent($0) }
    folders = Set(([root] + named).flatMap { [$0, files.gitRoot(of: $0) ?? $0] }).sorted()
    self.files = files
  }

  /// Whether an absolute path without links lies in it.
  func holds(_ real: String) -> Bool { folders.contains { Path.isInside(real, $0) } }

  /// The bytes of a file that some description names.
  func bytes(of path: String, in root: String, atMost limit: Int = Door.most) -> Result<[UInt8], Door.Refusal> {
    guard let real = files.real(path, in: root) else { return .failure(.absent) }
    return holds(real) ? files.bytes(of: real, atMost: limit) : .failure(.outside)
  }

  func text(of path: String, in root: String) -> String? {
    guard case .success(let bytes) = bytes(of: path, in: root) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Whether a folder lies there and may be looked into.
  func hasFolder(_ path: String, in root: String) -> Bool {
    files.real(path, in: root).map { holds($0) && files.isFolder($0) } ?? false
  }
}
