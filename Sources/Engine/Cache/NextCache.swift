import Packing

/// The cache that a run leaves: what it used, and of the rest what was used not long ago, such as another branch's files.
struct NextCache {
  private let old: CacheFile
  private var index: CacheIndex
  /// Where the bytes of each record come from.
  private var sources: [Source] = []
  private var size = 0

  private enum Source {
    case made([UInt8])
    case kept(Int)
  }

  /// What nobody asked for may take as much as what somebody did, and so much in any case, in bytes.
  private static let least = 16 << 20

  init(_ old: CacheFile, _ findings: [Cache.Finding]) {
    self.old = old
    index = CacheIndex(owner: old.index.owner)
    var taken: Set<CacheRecord.Key> = []
    for finding in findings where taken.insert(finding.record).inserted {
      if let bytes = finding.made {
        let print = UInt(old.printer.fingerprint(of: bytes).low)
        add(CacheRecord(key: finding.record, length: bytes.count, print: print, age: 0), .made(bytes))
      } else if let place = old.place(of: finding.record) {
        var record = old.index.records[place]
        record.age = 0
        add(record, .kept(place))
      }
    }
    let most = min(CachePlace.most, size + max(size, Self.least))
    let rest = old.index.records.indices.filter { !taken.contains(old.index.records[$0].key) }
    for place in rest.sorted(by: { (old.index.records[$0].age, $0) < (old.index.records[$1].age, $1) }) {
      var record = old.index.records[place]
      guard size + record.length <= most else { break }
      record.age += 1
      add(record, .kept(place))
    }
    let texts = Set(index.records.map(\.key.text))
    var files = Dictionary(old.index.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in findings { files[finding.file.path] = finding.file }
    index.files = files.values.filter { texts.contains($0.text) }.sorted { $0.path < $1.path }
  }

  private mutating func add(_ record: CacheRecord, _ source: Source) {
    guard size + record.length <= CachePlace.most else { return }
    index.records.append(record)
    sources.append(source)
    size += record.length
  }

  var bytes: [UInt8]? {
    CacheFile.bytes(index, old.printer) { bytes in
      for source in sources {
        switch source {
        case .made(let record): bytes += record
        case .kept(let place): old.withRecord(at: place) { bytes += $0 }
        }
      }
    }
  }
}
