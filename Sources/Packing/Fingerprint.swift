/// 128 bits that stand for bytes.
public struct Fingerprint: Hashable, Sendable {
  public var high: UInt64
  public var low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

extension Fingerprint {
  public static var random: Fingerprint { Fingerprint(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)) }
}

extension Fingerprint: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(high: UInt64(unpacker.value() as UInt), low: UInt64(unpacker.value() as UInt))
  }

  public func pack(into packer: inout Packer) {
    packer.write(UInt(high))
    packer.write(UInt(low))
  }
}

/// Takes fingerprints: two chains of multiplications, each of whose results is folded to its half, as fast as memory is read.
///
/// They are no cryptography. But who does not know the secret cannot find two texts with the same fingerprint, and by chance
/// nobody meets them.
public struct Fingerprinter: Sendable {
  /// By which others take the same fingerprints.
  public let secret: Fingerprint
  private let keys: (UInt64, UInt64, UInt64, UInt64)

  public init(secret: Fingerprint) {
    self.secret = secret
    var state = secret
    // Bits that are spread evenly, so that no key is 0 because half of the secret is.
    func key() -> UInt64 {
      state = Fingerprint(high: state.low, low: state.high &+ 0x9e37_79b9_7f4a_7c15)
      return folded(state.high ^ 0xbf58_476d_1ce4_e5b9, state.low ^ 0x94d0_49bb_1331_11eb) ^ state.low
    }
    keys = (key(), key(), key(), key())
  }

  public func fingerprint(of bytes: UnsafeRawBufferPointer) -> Fingerprint {
    var (first, second) = (keys.0, keys.1)
    func mix(_ a: UInt64, _ b: UInt64) {
      first = folded(a ^ keys.2, b ^ first)
      second = folded(b ^ keys.3, a ^ second)
    }
    let whole = bytes.count & ~15
    for at in stride(from: 0, to: whole, by: 16) {
      mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self)))
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for at in whole..<bytes.count {
      let byte = UInt64(bytes[at]) << UInt64((at & 7) * 8)
      if at & 8 == 0 { rest.0 |= byte } else { rest.1 |= byte }
    }
    mix(rest.0, rest.1)
    mix(UInt64(bytes.count), keys.0)
    return Fingerprint(high: folded(first ^ keys.1, second ^ keys.2), low: folded(second ^ keys.0, first ^ keys.3) ^ first)
  }

  public func fingerprint(of bytes: [UInt8]) -> Fingerprint { bytes.withUnsafeBytes { fingerprint(of: $0) } }
}

/// Both halves of the product in one.
@inline(__always)
private func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let product = a.multipliedFullWidth(by: b)
  return product.high ^ product.low
}
