import Model
import Packing
import Reading
import Testing

/// Bytes that nobody packed are told, and do no harm.
struct DamageTests {
  static let bytes: [UInt8] = onALargeStack {
    let text = "import A\nfinal class B<T: C>: D { private let e = f(g: 1) { $0.h } ; init() { if let i { return } } }"
    return packed(digest(of: text, file: ""))!
  }

  static func isDigest(_ bytes: [UInt8]) -> Bool {
    onALargeStack { bytes.withUnsafeBytes { unpacked($0, as: Digest.self) } != nil }
  }

  @Test func theBytesAreGood() { #expect(Self.isDigest(Self.bytes)) }

  @Test func bytesThatEndEarlyAreNone() {
    for length in Self.bytes.indices { #expect(!Self.isDigest(Array(Self.bytes[..<length])), "\(length)") }
    #expect(!Self.isDigest(Self.bytes + [0]))
  }

  @Test func everyByteMayBeAnother() {
    for index in Self.bytes.indices {
      for value: UInt8 in [0, 1, 2, 0x7f, 0x80, 0xff] {
        var bytes = Self.bytes
        bytes[index] = value
        _ = Self.isDigest(bytes)
      }
    }
  }

  /// Each byte opens another type within the one before.
  @Test func depthThatNobodyPackedIsNone() {
    let bytes = [0, 0] + [UInt8](repeating: 4, count: 100_000)
    #expect(onALargeStack { bytes.withUnsafeBytes { unpacked($0, as: TypeName.self) } == nil })
  }

  @Test func whatNestsTooDeepIsNotPacked() {
    #expect(onALargeStack { packed(Self.nested(100)) != nil })
    #expect(onALargeStack { packed(Self.nested(100_000)) == nil })
  }

  static func nested(_ depth: Int) -> TypeName { (0..<depth).reduce(.named("A")) { type, _ in .metatype(type) } }
}

struct FingerprintTests {
  private let taker = Fingerprinter(secret: Fingerprint(high: 1, low: 2))

  /// Lengths around a block, each byte of them changed, blanks at the end: all differ, and in both halves.
  @Test func textsThatDifferHaveOthers() {
    var texts: Set<[UInt8]> = []
    for length in 0..<40 {
      let text = (0..<length).map { UInt8($0) }
      texts.insert(text)
      texts.insert(text + [0])
      texts.insert([UInt8](repeating: 0, count: length))
      for index in text.indices { for bit in 0..<8 { texts.insert(text.enumerated().map { $0 == index ? $1 ^ 1 << bit : $1 }) } }
    }
    let prints = texts.map { taker.fingerprint(of: $0) }
    #expect(texts.count > 6000)
    #expect(Set(prints.map(\.high)).count == texts.count)
    #expect(Set(prints.map(\.low)).count == texts.count)
  }

  @Test func secretsMatter() {
    let text: [UInt8] = [1, 2, 3]
    let prints = (0..<100 as Range<UInt64>).flatMap { number in
      [Fingerprint(high: number, low: 0), Fingerprint(high: 0, low: number + 1)].map {
        Fingerprinter(secret: $0).fingerprint(of: text)
      }
    }
    #expect(Set(prints).count == 200)
    #expect(taker.fingerprint(of: text) == Fingerprinter(secret: Fingerprint(high: 1, low: 2)).fingerprint(of: text))
  }
}
