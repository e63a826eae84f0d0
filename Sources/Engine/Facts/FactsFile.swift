import Packing

/// A facts file as it lies on disk: a line that says which dilint made it, a head of fixed length, the facts, and the parts of each
/// file one behind the other.
struct FactsFile: Sendable {
  let facts: Facts
  private let bytes: [UInt8]
  /// By file: where its parts begin.
  private let starts: [Int]

  /// Changes when the same sources give other bytes, or other bytes mean the same.
  static let format = 8
  private static let mark = Array("dilint facts ".utf8)
  private static let headLength = 24
  /// No file of facts is larger, in bytes.
  static let most = 1 << 30
  /// Others must take the same fingerprints, so there is no secret.
  static let printer = Fingerprinter(secret: Fingerprint(high: 0, low: 0))

  /// Why bytes are of no use; the rest of a sentence that begins with the name of the file.
  struct Refusal: Error {
    var words: String
  }

  /// Reads what `bytes(of:_:version:)` wrote in the same version.
  init(_ bytes: [UInt8], version: String) throws(Refusal) {
    guard bytes.starts(with: Self.mark), let end = bytes.prefix(100).firstIndex(of: 0x0a) else {
      throw Refusal(words: "is no facts file; `dilint extract` writes them")
    }
    let made = String(decoding: bytes[Self.mark.count..<end], as: UTF8.self)
    guard made == Self.stamp(version) else {
      throw Refusal(words: "was extracted by dilint \(made), and this is \(Self.stamp(version)); extract it anew")
    }
    let torn = Refusal(words: "is cut short or damaged; extract it anew")
    var start = end + 1
    guard bytes.count >= start + Self.headLength else { throw torn }
    let head = bytes.withUnsafeBytes { bytes in
      (0..<3).map { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + $0 * 8, as: UInt64.self)) }
    }
    start += Self.headLength
    let print = bytes.withUnsafeBytes { Self.printer.fingerprint(of: UnsafeRawBufferPointer(rebasing: $0[start...])) }
    guard print == Fingerprint(high: head[0], low: head[1]), head[2] <= UInt64(bytes.count - start) else { throw torn }
    let length = Int(head[2])
    let facts: Facts? = bytes.withUnsafeBytes { unpacked(UnsafeRawBufferPointer(rebasing: $0[start..<start + length])) }
    guard let facts else { throw torn }
    start += length
    var starts: [Int] = []
    for file in facts.files {
      starts.append(start)
      guard file.parts.count == FileFacts.Part.allCases.count, Path.isPlain(file.path) else { throw torn }
      for case let length? in file.parts {
        guard 0...bytes.count - start ~= length else { throw torn }
        start += length
      }
    }
    guard start == bytes.count else { throw torn }
    (self.facts, self.bytes, self.starts) = (facts, bytes, starts)
  }

  /// What a facts file says of its maker, and what readers want to find there.
  private static func stamp(_ version: String) -> String { "\(version) (\(format))" }

  /// What was made of the file with a number.
  func withPart<Result>(_ part: FileFacts.Part, of file: Int, _ work: (UnsafeRawBufferPointer) -> Result) -> Result? {
    let lengths = facts.files[file].parts
    guard let length = lengths[part.rawValue] else { return nil }
    let start = starts[file] + lengths[..<part.rawValue].reduce(0) { $0 + ($1 ?? 0) }
    return bytes.withUnsafeBytes { work(UnsafeRawBufferPointer(rebasing: $0[start..<start + length])) }
  }

  /// Whether it says of a file what another one says.
  func tellsTheSame(of file: Int, as other: FactsFile, of otherFile: Int) -> Bool {
    facts.files[file].unread == other.facts.files[otherFile].unread
      && FileFacts.Part.allCases.allSatisfy { part in
        withPart(part, of: file) { [UInt8]($0) } == other.withPart(part, of: otherFile) { [UInt8]($0) }
      }
  }

  /// The bytes of a facts file; nil where a name in it cannot be packed.
  static func bytes(of facts: Facts, _ parts: [[UInt8]], version: String) -> [UInt8]? {
    guard let index = packed(facts) else { return nil }
    let body = parts.reduce(into: index) { $0 += $1 }
    let print = printer.fingerprint(of: body)
    var bytes = mark + Array((stamp(version) + "\n").utf8)
    for number in [print.high, print.low, UInt64(index.count)] { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    return bytes + body
  }
}
