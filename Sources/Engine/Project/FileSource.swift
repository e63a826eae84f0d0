import Foundation

/// Where the files of a run come from: the disk, or a revision in a repository. Paths are absolute.
protocol FileSource: Sendable {
  /// The path without links, `.` and `..`; nil where nothing is.
  func real(_ path: String, in folder: String) -> String?
  /// What a path leads to, links followed; nil where nothing is.
  func kind(of path: String) -> Listing.Kind?
  /// Whether the name is taken, be it by a link that leads nowhere.
  func isNamed(_ path: String) -> Bool
  /// The bytes of a file.
  ///
  /// - Parameter followsLink: false where a link is to be taken for nothing, as git takes one for `.gitignore`.
  func bytes(of path: String, atMost limit: Int, followsLink: Bool) -> Result<[UInt8], Door.Refusal>
  /// nil where it cannot be listed.
  func listing(of folder: String) -> Listing?
  /// The nearest folder upward that git takes for the top of a repository.
  func gitRoot(of path: String) -> String?
  /// Paths that git tracks in a repository, as far as it matters; nil where it tracks all there is.
  func index(of top: String) -> GitIndex?
  /// What was made of a source before; nil where its bytes are to be read.
  func told(of path: String, as part: FileFacts.Part) -> Told?
  /// What tells, without reading it, that a file is the one that was read before; nil where nothing does.
  func stamp(of path: String) -> FileStamp?
  /// What is made of these files is worth keeping for the next run: they lie on the disk, and bear stamps.
  var isDisk: Bool { get }
}

/// What somebody else made of a source.
enum Told {
  case unread(UnreadFacts)
  /// A packed value.
  case made([UInt8])
}

extension FileSource {
  func told(of path: String, as part: FileFacts.Part) -> Told? { nil }
  func stamp(of path: String) -> FileStamp? { nil }
  var isDisk: Bool { false }

  func bytes(of path: String, atMost limit: Int = Door.most) -> Result<[UInt8], Door.Refusal> {
    bytes(of: path, atMost: limit, followsLink: true)
  }

  func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }
  func exists(_ path: String) -> Bool { kind(of: path) != nil }
}

/// The files as they lie on the disk.
struct Disk: FileSource {
  func real(_ path: String, in folder: String) -> String? { Path.real(path, in: folder) }

  func kind(of path: String) -> Listing.Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  func isNamed(_ path: String) -> Bool { Path.isNamed(path) }

  func bytes(of path: String, atMost limit: Int, followsLink: Bool) -> Result<[UInt8], Door.Refusal> {
    Door.bytes(of: path, atMost: limit, followsLink: followsLink)
  }

  func listing(of folder: String) -> Listing? { Listing(folder) }
  func gitRoot(of path: String) -> String? { Path.gitRoot(of: path) }
  func index(of top: String) -> GitIndex? { GitIndex(top: top, in: self) }
  func stamp(of path: String) -> FileStamp? { FileStamp(of: path) }
  var isDisk: Bool { true }
}
