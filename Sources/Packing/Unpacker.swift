/// Reads what a `Packer` wrote.
///
/// Where the bytes are something else it goes on with nothing: numbers are 0, texts and lists empty, and `isWhole` tells. So
/// each piece of reading is one line, and no bytes can do harm.
public struct Unpacker {
  private let bytes: UnsafeRawBufferPointer
  private var at = 0
  private(set) var isTorn = false
  private var depth = 0
  private var texts: [String] = []
  private var sets: [Set<String>] = []
  var line = 0

  public init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let textCount = count()
    texts.reserveCapacity(textCount)
    for _ in 0..<textCount {
      let length = count()
      texts.append(String(decoding: UnsafeRawBufferPointer(rebasing: bytes[at..<at + length]), as: UTF8.self))
      at += length
    }
    let setCount = count()
    sets.reserveCapacity(setCount)
    for _ in 0..<setCount {
      var set: Set<String> = []
      for _ in 0..<count() { set.insert(text()) }
      sets.append(set)
    }
  }

  /// Whether all was as it was written, to the last byte.
  public var isWhole: Bool { !isTorn && at == bytes.count }

  public mutating func value<Value: Packed>() -> Value { Value(from: &self) }

  /// Says that what was read makes no sense. Nothing is left to read from then on.
  mutating func tear() {
    isTorn = true
    at = bytes.count
  }

  /// Takes `value` for what makes no sense.
  mutating func torn<Value>(_ value: Value) -> Value {
    tear()
    return value
  }

  mutating func byte() -> UInt8 {
    guard at < bytes.count else { return torn(0) }
    defer { at += 1 }
    return bytes[at]
  }

  mutating func number() -> UInt {
    let first = byte()
    if first < 0x80 { return UInt(first) }
    var number = UInt(first & 0x7f)
    var shift: UInt = 7
    while shift < UInt.bitWidth {
      let next = byte()
      number |= UInt(next & 0x7f) << shift
      if next < 0x80 { return number }
      shift += 7
    }
    return torn(0)
  }

  /// How many values follow: each takes a byte at least.
  mutating func count() -> Int {
    let number = number()
    return number <= UInt(bytes.count - at) ? Int(number) : torn(0)
  }

  mutating func text() -> String {
    let number = number()
    return number < UInt(texts.count) ? texts[Int(number)] : torn("")
  }

  mutating func set() -> Set<String> {
    let number = number()
    return number < UInt(sets.count) ? sets[Int(number)] : torn([])
  }

  /// Reads what may hold values of its own kind; where that goes too deep, `otherwise`.
  mutating func nest<Value>(otherwise: Value, _ read: (inout Unpacker) -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    return depth <= Packer.maximumDepth ? read(&self) : torn(otherwise)
  }
}
