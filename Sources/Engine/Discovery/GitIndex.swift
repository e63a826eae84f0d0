import Foundation

/// The Swift files, resources and descriptions of builds that git tracks: what it tracks it does not ignore, whatever a pattern says.
struct GitIndex {
  /// Paths of the files and of every folder around them, relative to the top of the repository.
  private var tracked: Set<String> = []

  /// Reads the index of a repository, versions 2 to 4, whole or split; empty where there is none that can be read.
  init(top: String, in files: any FileSource = Disk()) {
    var folder = Path.joined(top, ".git")
    if !files.isFolder(folder), case .success(let link) = files.bytes(of: folder, atMost: 1 << 16) {
      let text = String(decoding: link, as: UTF8.self)
      guard text.hasPrefix("gitdir:") else { return }
      let path = text.dropFirst("gitdir:".count).trimmingCharacters(in: .whitespacesAndNewlines)
      folder = path.hasPrefix("/") ? path : Path.joined(top, path)
    }
    guard case .success(let bytes) = files.bytes(of: Path.joined(folder, "index"), atMost: 1 << 30) else { return }
    let paths = Self.paths(in: bytes) { name in try? files.bytes(of: Path.joined(folder, name), atMost: 1 << 30).get() }
    for path in paths where Self.matters(path) {
      var path = path[...]
      while tracked.insert(String(path)).inserted, let slash = path.utf8.lastIndex(of: Path.slash) {
        path = path[..<slash]
      }
    }
  }

  private static func matters(_ path: String) -> Bool {
    if path.hasSuffix(".swift") || BuiltIn.isResource(file: path) { return true }
    let name = Path.name(path)
    return BuiltIn.isBuild(file: name) || BuiltIn.mayBeSpec(file: name) || BuiltIn.description(in: Path.parent(path)) == name
  }

  func tracks(_ path: String) -> Bool { tracked.contains(path) }

  /// The entries' paths: `gitformat-index` in git's documentation says how they lie.
  ///
  /// - Parameter shared: the bytes of the file beside the index with a name, for an index that is split in two.
  static func paths(in bytes: [UInt8], shared: (String) -> [UInt8]? = { _ in nil }) -> [String] {
    // The length of hashes stands elsewhere, but with the wrong one no entry's name has the length that it says.
    for hash in [20, 32] {
      guard let own = IndexEntries(bytes, hash: hash) else { continue }
      var names = own.names.filter { !$0.isEmpty }
      if let base = own.base, let other = shared(base.file), let rest = IndexEntries(other, hash: hash) {
        names += rest.names.indices.filter { !base.deleted.contains($0) }.map { rest.names[$0] }
      }
      return Set(names.map { String(decoding: $0, as: UTF8.self) }).sorted()
    }
    return []
  }
}

/// The entries of one index file.
private struct IndexEntries {
  /// Empty for an entry that stands for one of the shared file.
  var names: [[UInt8]] = []
  /// The file that holds the other entries, and which of them are gone.
  var base: (file: String, deleted: Set<Int>)?

  /// nil for what is no index, or one with hashes of another length, or one that is cut short.
  init?(_ bytes: [UInt8], hash: Int) {
    var reader = BigEndian(bytes)
    guard reader.take(4).map(Array.init) == Array("DIRC".utf8), let version = reader.number(4), (2...4).contains(version),
      let count = reader.number(4)
    else { return nil }
    var last: [UInt8] = []
    for _ in 0..<count {
      let start = reader.at
      guard reader.take(40 + hash) != nil, let flags = reader.number(2) else { return nil }
      if version > 2, flags & 0x4000 != 0, reader.take(2) == nil { return nil }
      var name: [UInt8] = []
      if version == 4 {
        guard let dropped = reader.variable(), dropped <= last.count else { return nil }
        name = Array(last.dropLast(dropped))
      }
      guard let rest = reader.upToZero() else { return nil }
      name += rest
      guard flags & 0xfff == min(name.count, 0xfff) else { return nil }
      // Versions before 4 fill up to a multiple of eight.
      if version != 4 { reader.at = start + (reader.at - start + 7) / 8 * 8 }
      names.append(name)
      last = name
    }
    while let sign = reader.take(4), let size = reader.number(4), let content = reader.take(size) {
      if Array(sign) == Array("link".utf8) { base = Self.base(Array(content), hash: hash) }
    }
  }

  private static func base(_ content: [UInt8], hash: Int) -> (String, Set<Int>)? {
    var reader = BigEndian(content)
    guard let name = reader.take(hash), name.contains(where: { $0 != 0 }) else { return nil }
    let digits = name.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return ("sharedindex.\(digits)", reader.bitmap())
  }
}

/// Reads numbers whose first byte counts most; nil where the bytes end.
private struct BigEndian {
  let bytes: [UInt8]
  var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard at <= bytes.count, count >= 0, count <= bytes.count - at else { return nil }
    defer { at += count }
    return bytes[at..<at + count]
  }

  mutating func number(_ width: Int) -> Int? { take(width)?.reduce(0) { $0 << 8 | Int($1) } }

  mutating func upToZero() -> ArraySlice<UInt8>? {
    guard at <= bytes.count, let end = bytes[at...].firstIndex(of: 0) else { return nil }
    defer { at = end + 1 }
    return bytes[at..<end]
  }

  /// Seven bits a byte; each but the last adds one.
  mutating func variable() -> Int? {
    guard var byte = number(1) else { return nil }
    var value = byte & 0x7f
    while byte & 0x80 != 0 {
      guard value < 1 << 40, let next = number(1) else { return nil }
      byte = next
      value = (value + 1) << 7 | (byte & 0x7f)
    }
    return value
  }

  /// Which bits are set in a bitmap with runs (EWAH): words that say how many equal words follow, and how many that stand there.
  mutating func bitmap() -> Set<Int> {
    var found: Set<Int> = []
    // No repository has more files.
    guard let size = number(4), size < 1 << 26, let words = number(4) else { return [] }
    var (left, bit) = (words, 0)
    while left > 0, bit < size, let high = number(4), let low = number(4) {
      left -= 1
      let word = UInt64(high) << 32 | UInt64(low)
      let run = Int(word >> 1 & 0xffff_ffff) * 64
      if word & 1 == 1 { found.formUnion(bit..<min(bit + run, size)) }
      bit += run
      for _ in 0..<min(Int(word >> 33), left) {
        guard let high = number(4), let low = number(4) else { return found }
        let literal = UInt64(high) << 32 | UInt64(low)
        for place in 0..<64 where literal >> place & 1 == 1 { found.insert(bit + place) }
        left -= 1
        bit += 64
      }
    }
    return found
  }
}
