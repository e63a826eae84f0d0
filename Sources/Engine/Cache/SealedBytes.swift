import Packing

/// Bytes with the key of the question that they answer, and a head of fixed length that tells whether they are still those that were
/// written.
struct SealedBytes {
  let printer: Fingerprinter
  let key: Fingerprint
  let content: ArraySlice<UInt8>

  private static let headLength = 56

  /// What a file holds; nil where that is nothing of this kind, or no longer what it was.
  ///
  /// - Parameter mark: Eight bytes with which such a file begins. They change when the order of the content does.
  init?(_ bytes: [UInt8], mark: StaticString) {
    guard bytes.count >= Self.headLength, bytes.starts(with: Self.bytes(of: mark)) else { return nil }
    let head = bytes.withUnsafeBytes { bytes in (1...6).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) } }
    printer = Fingerprinter(secret: Fingerprint(high: head[0], low: head[1]))
    key = Fingerprint(high: head[2], low: head[3])
    content = bytes[Self.headLength...]
    guard content.withUnsafeBytes({ printer.fingerprint(of: $0) }) == Fingerprint(high: head[4], low: head[5]) else { return nil }
  }

  /// The file that holds a content.
  static func file(_ content: [UInt8], mark: StaticString, key: Fingerprint, printer: Fingerprinter) -> [UInt8] {
    let print = printer.fingerprint(of: content)
    var bytes = Self.bytes(of: mark)
    bytes.reserveCapacity(headLength + content.count)
    for number in [printer.secret.high, printer.secret.low, key.high, key.low, print.high, print.low] {
      withUnsafeBytes(of: number) { bytes += $0 }
    }
    return bytes + content
  }

  private static func bytes(of mark: StaticString) -> [UInt8] { mark.withUTF8Buffer { Array($0) } }
}
