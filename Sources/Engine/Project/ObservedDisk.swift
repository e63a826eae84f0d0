import Foundation
import Packing

/// The disk, and a list of all that a run asked of it, by which a later run can tell whether it would be told the same.
final class ObservedDisk: FileSource, @unchecked Sendable {
  private let disk = Disk()
  private let printer: Fingerprinter
  /// When the run began: what changes from then on may not show.
  private let now = FileStamp.now
  private let lock = NSLock()
  private var seen: [Observation.Question: Observation.Answer] = [:]

  init(printer: Fingerprinter) { self.printer = printer }

  /// What was asked, with the answers; nil where something was read that may have changed since without a trace.
  var observations: [Observation]? {
    let all = lock.withLock { seen }
    var list: [Observation] = []
    list.reserveCapacity(all.count)
    for (question, answer) in all {
      if case .file(let stamp?) = answer, !stamp.isSettled(at: now) { return nil }
      list.append(Observation(question, answer.settled(at: now)))
    }
    return list.sorted { $0.question < $1.question }
  }

  private func note(_ topic: Observation.Topic, _ path: String, _ answer: @autoclosure () -> Observation.Answer) {
    let question = Observation.Question(path, topic)
    if lock.withLock({ seen[question] }) != nil { return }
    let answer = answer()
    lock.withLock { if seen[question] == nil { seen[question] = answer } }
  }

  func real(_ path: String, in folder: String) -> String? {
    let real = disk.real(path, in: folder)
    note(.real, Path.whole(path, in: folder), .path(real))
    return real
  }

  func kind(of path: String) -> Listing.Kind? {
    let kind = disk.kind(of: path)
    note(.kind, path, .kind(kind))
    return kind
  }

  func isNamed(_ path: String) -> Bool {
    let isNamed = disk.isNamed(path)
    note(.name, path, .truth(isNamed))
    return isNamed
  }

  // Stamps are taken before what they are of is read: what changes in between has another one afterwards.
  func bytes(of path: String, atMost limit: Int, followsLink: Bool) -> Result<[UInt8], Door.Refusal> {
    note(followsLink ? .file : .fileHere, path, .file(FileStamp(of: path, followsLink: followsLink)))
    return disk.bytes(of: path, atMost: limit, followsLink: followsLink)
  }

  func stamp(of path: String) -> FileStamp? {
    let stamp = disk.stamp(of: path)
    note(.file, path, .file(stamp))
    return stamp
  }

  func listing(of folder: String) -> Listing? {
    let stamp = FileStamp(of: folder, isFolder: true)
    let listing = disk.listing(of: folder)
    note(.folder, folder, .folder(stamp, listing.map { $0.fingerprint(by: printer) }))
    return listing
  }

  func gitRoot(of path: String) -> String? {
    let root = disk.gitRoot(of: path)
    note(.gitRoot, path, .path(root))
    return root
  }

  func index(of top: String) -> GitIndex? { GitIndex(top: top, in: self) }

  var isDisk: Bool { true }
}

/// Something that a run asked the disk, and what it was told.
struct Observation: Sendable {
  enum Topic: UInt, Sendable {
    case file
    /// A file where a link is taken for nothing.
    case fileHere
    case folder, kind, name, real, gitRoot
  }

  struct Question: Hashable, Sendable, Comparable {
    var path: String
    var topic: Topic

    init(_ path: String, _ topic: Topic) {
      self.path = path
      self.topic = topic
    }

    static func < (a: Question, b: Question) -> Bool { (a.path, a.topic.rawValue) < (b.path, b.topic.rawValue) }
  }

  enum Answer: Hashable, Sendable {
    /// The stamp of a file; nil where none can be read.
    case file(FileStamp?)
    /// The stamp of a folder, nil where it may have changed since without a trace, and what it held; nil where it cannot be listed.
    case folder(FileStamp?, Fingerprint?)
    case kind(Listing.Kind?)
    case truth(Bool)
    case path(String?)

    fileprivate func settled(at now: Int) -> Answer {
      if case .folder(let stamp?, let print) = self, !stamp.isSettled(at: now) { return .folder(nil, print) }
      return self
    }
  }

  var question: Question
  var answer: Answer

  init(_ question: Question, _ answer: Answer) {
    self.question = question
    self.answer = answer
  }

  /// Whether the disk would say the same now.
  func holds(_ printer: Fingerprinter) -> Bool {
    let path = question.path
    switch (question.topic, answer) {
    case (.file, .file(let stamp)): return FileStamp(of: path) == stamp
    case (.fileHere, .file(let stamp)): return FileStamp(of: path, followsLink: false) == stamp
    case (.folder, .folder(let stamp, let print)):
      if let stamp, FileStamp(of: path, isFolder: true) == stamp { return true }
      // A file that is written anew moves the folder's time, and the folder holds what it held.
      return Listing(path).map { $0.fingerprint(by: printer) } == print
    case (.kind, .kind(let kind)): return Disk().kind(of: path) == kind
    case (.name, .truth(let isNamed)): return Disk().isNamed(path) == isNamed
    case (.real, .path(let real)): return Disk().real(path, in: "/") == real
    case (.gitRoot, .path(let root)): return Disk().gitRoot(of: path) == root
    default: return false
    }
  }
}

extension Listing {
  fileprivate func fingerprint(by printer: Fingerprinter) -> Fingerprint {
    var text = ""
    for (name, kind) in entries { text += "\(kind.letter)\(name)/" }
    for (name, isFolder) in strange { text += "\(isFolder ? "F" : "f")\(name)/" }
    return printer.fingerprint(of: Array(text.utf8))
  }
}

extension Listing.Kind {
  var letter: Character {
    switch self {
    case .folder: "d"
    case .file: "-"
    case .link: "l"
    case .other: "o"
    }
  }
}
