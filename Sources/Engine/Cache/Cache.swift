import Packing

/// What earlier runs made of files, for all threads to look into. Nobody changes it: what a run finds out makes another.
struct Cache: Sendable {
  private let place: CachePlace
  /// Absolute.
  private let path: String
  private let old: CacheFile
  private let known: [String: KnownFile]
  /// When the run began: what changes from then on may not show.
  private let now = FileStamp.now

  /// What a run found out of one file.
  struct Finding: Sendable {
    var file: KnownFile
    var record: CacheRecord.Key
    /// The record's bytes, where no earlier run has them.
    var made: [UInt8]?
  }

  /// The cache of a project, be it empty.
  ///
  /// - Parameter question: What is asked of files, beside their text.
  init?(_ place: CachePlace?, root: String, question: [String]) {
    guard let place, let program = place.program else { return nil }
    self.place = place
    path = place.file(for: root)
    let owner = ([program, root] + question).joined(separator: "\n")
    let file = try? Door.bytes(of: path, atMost: CachePlace.most).get()
    if let file = file.flatMap(CacheFile.init), file.index.owner == owner { old = file } else { old = CacheFile(owner: owner) }
    known = Dictionary(old.index.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The file as an earlier run read it, if it is the same to all appearances.
  func known(_ path: String, _ stamp: FileStamp) -> KnownFile? {
    guard let file = known[path], file.isSettled, file.stamp == stamp else { return nil }
    return file
  }

  /// A file that was just read. The stamp is from before.
  func file(_ path: String, _ stamp: FileStamp, _ bytes: [UInt8]) -> KnownFile {
    KnownFile(path: path, stamp: stamp, isSettled: stamp.isSettled(at: now), text: old.printer.fingerprint(of: bytes))
  }

  func value<Value: Packed>(_ key: CacheRecord.Key) -> Value? { old.value(key) }

  /// Writes what this run found and what earlier ones left, if anything is new. Where it cannot be written all goes on without.
  ///
  /// - Parameter aside: What was found by the way, more in one run and less in another: it is written with the rest, and not for its own sake.
  func keep(_ findings: [Finding], aside: [Finding] = []) {
    guard findings.contains(where: { $0.made != nil || known[$0.file.path] != $0.file }) else { return }
    let next = NextCache(old, aside + findings)
    guard place.make(), let bytes = next.bytes else { return }
    _ = try? write(bytes, to: path, in: "/", isOwn: true)
    place.tidy()
  }
}
