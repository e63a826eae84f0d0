import Packing

/// The bytes of a cache: a head of fixed length, the index, and the records one behind the other.
///
/// Head and index are checked when it is opened, a record when it is asked for: whatever lies in the file instead, it is as if
/// there were none.
struct CacheFile: Sendable {
  let index: CacheIndex
  let printer: Fingerprinter
  private let bytes: [UInt8]
  /// Where each record begins.
  private let starts: [Int]
  private let places: [CacheRecord.Key: Int]

  /// Changes when the order of the bytes does.
  private static let mark = Array("dilint 1".utf8)
  private static let headLength = 48

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headLength, bytes.starts(with: Self.mark) else { return nil }
    let head = bytes.withUnsafeBytes { bytes in (1...5).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) } }
    printer = Fingerprinter(secret: Fingerprint(high: head[0], low: head[1]))
    guard head[2] <= UInt64(bytes.count - Self.headLength) else { return nil }
    var start = Self.headLength + Int(head[2])
    let index: CacheIndex? = bytes.withUnsafeBytes { [printer] bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[Self.headLength..<start])
      return printer.fingerprint(of: part) == Fingerprint(high: head[3], low: head[4]) ? unpacked(part) : nil
    }
    guard let index else { return nil }
    var starts: [Int] = []
    starts.reserveCapacity(index.records.count)
    for record in index.records {
      guard 0...bytes.count - start ~= record.length else { return nil }
      starts.append(start)
      start += record.length
    }
    guard start == bytes.count else { return nil }
    self.index = index
    self.bytes = bytes
    self.starts = starts
    places = Dictionary(index.records.indices.map { (index.records[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// An empty one, with a secret of its own.
  init(owner: String) {
    index = CacheIndex(owner: owner)
    printer = Fingerprinter(secret: .random)
    (bytes, starts, places) = ([], [], [:])
  }

  /// The number of the record with a key.
  func place(of key: CacheRecord.Key) -> Int? { places[key] }

  /// What was made of a text; nil where nothing was, or the bytes are no longer what they were.
  func value<Value: Packed>(_ key: CacheRecord.Key) -> Value? {
    guard let place = places[key] else { return nil }
    return withRecord(at: place) { bytes in
      UInt(printer.fingerprint(of: bytes).low) == index.records[place].print ? unpacked(bytes) : nil
    }
  }

  /// The bytes of the record with a number.
  func withRecord<Result>(at place: Int, _ work: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes {
      work(UnsafeRawBufferPointer(rebasing: $0[starts[place]..<starts[place] + index.records[place].length]))
    }
  }

  /// The bytes of a cache with this index and these records.
  static func bytes(_ index: CacheIndex, _ printer: Fingerprinter, _ records: (inout [UInt8]) -> Void) -> [UInt8]? {
    guard let packedIndex = packed(index) else { return nil }
    var bytes = mark
    bytes.reserveCapacity(headLength + packedIndex.count + index.records.reduce(0) { $0 + $1.length })
    let print = printer.fingerprint(of: packedIndex)
    for number in [printer.secret.high, printer.secret.low, UInt64(packedIndex.count), print.high, print.low] {
      withUnsafeBytes(of: number) { bytes += $0 }
    }
    bytes += packedIndex
    records(&bytes)
    return bytes
  }
}
