/// Makes bytes of values. Numbers take as many bytes as they need; each text, and each set of texts, is written once and then
/// told by its number.
public struct Packer {
  /// What nests deeper is not packed, because who reads it back recurses as deep.
  static let maximumDepth = 4096

  private var body: [UInt8] = []
  private var texts = Texts()
  private var sets: [[UInt]] = []
  private var numbersOfSets: [Set<String>: UInt] = [:]
  private var depth = 0
  private var isTooDeep = false
  /// Lines are told by how many they come after the last one told.
  var line = 0

  public init() {}

  /// The bytes for all that was written; nil where it nests too deep.
  public var finished: [UInt8]? {
    if isTooDeep { return nil }
    var whole = Packer()
    whole.body.reserveCapacity(texts.size + body.count + sets.count * 4 + 16)
    whole.write(number: UInt(texts.all.count))
    for text in texts.all {
      whole.write(number: UInt(text.utf8.count))
      whole.body += text.utf8
    }
    whole.write(number: UInt(sets.count))
    for set in sets {
      whole.write(number: UInt(set.count))
      for text in set { whole.write(number: text) }
    }
    return whole.body + body
  }

  public mutating func write(_ value: some Packed) { value.pack(into: &self) }

  mutating func write(byte: UInt8) { body.append(byte) }

  /// Seven bits a byte, the lowest first; each byte but the last has its highest bit set.
  mutating func write(number: UInt) {
    var rest = number
    while rest > 0x7f {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(rest))
  }

  mutating func write(text: String) { write(number: texts.number(of: text)) }

  mutating func write(set: Set<String>) {
    if let number = numbersOfSets[set] { return write(number: number) }
    let number = UInt(sets.count)
    sets.append(set.sorted().map { texts.number(of: $0) })
    numbersOfSets[set] = number
    write(number: number)
  }

  /// Writes what may hold values of its own kind.
  mutating func nest(_ write: (inout Packer) -> Void) {
    depth += 1
    if depth > Self.maximumDepth { isTooDeep = true } else { write(&self) }
    depth -= 1
  }
}

/// One of several cases, by its number, and what it holds.
extension Packer {
  mutating func write(case number: UInt8) { write(byte: number) }

  mutating func write(case number: UInt8, _ value: some Packed) {
    write(byte: number)
    write(value)
  }

  mutating func write(case number: UInt8, _ first: some Packed, _ second: some Packed) {
    write(case: number, first)
    write(second)
  }

  mutating func write(case number: UInt8, _ first: some Packed, _ second: some Packed, _ third: some Packed) {
    write(case: number, first, second)
    write(third)
  }

  mutating func write(
    case number: UInt8, _ first: some Packed, _ second: some Packed, _ third: some Packed, _ fourth: some Packed
  ) {
    write(case: number, first, second, third)
    write(fourth)
  }
}

/// The texts that were written, each once.
private struct Texts {
  var all: [String] = []
  /// Bytes that they take.
  var size = 0
  private var numbers: [String: UInt] = [:]

  mutating func number(of text: String) -> UInt {
    // Texts are equal that differ in how a letter is composed; they are to be read back as they are.
    if let number = numbers[text], all[Int(number)].utf8.elementsEqual(text.utf8) { return number }
    let number = UInt(all.count)
    all.append(text)
    size += text.utf8.count + 2
    numbers[text] = number
    return number
  }
}
