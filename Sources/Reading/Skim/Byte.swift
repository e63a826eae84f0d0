/// What bytes are to Swift's lexer.
enum Byte {
  enum Class: UInt8 { case blank, line, letter, digit, high, other }

  static let pound = UInt8(ascii: "#")
  static let exclamation = UInt8(ascii: "!")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")

  /// The class of each byte. They are looked up for every byte of every file, so they lie in memory for good.
  nonisolated(unsafe) static let classes: UnsafePointer<Class> = {
    let table = UnsafeMutablePointer<Class>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { table[Int(byte)] = `class`(of: byte) }
    return UnsafePointer(table)
  }()

  private static func `class`(of byte: UInt8) -> Class {
    switch byte {
    case 0x0a, 0x0d: .line
    case 0x00...0x20, 0x7f: .blank
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case 0x80...0xff: .high
    default: .other
    }
  }

  /// Whether a character beyond ASCII is part of an operator, as The Swift Programming Language lists them.
  static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xa1...0xa7, 0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7, 0x2016...0x2017, 0x2020...0x2027,
      0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e, 0x2190...0x23ff, 0x2500...0x2775, 0x2794...0x2bff, 0x2e00...0x2e7f,
      0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether an operator behind this byte has something on its left.
  static func bindsLeft(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      false
    default: true
    }
  }

  static func kind(ofMark byte: UInt8, isBound: Bool) -> Scanner.Before {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "@"), backslash, backtick:
      .operand
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): .argument
    // `a!` and `a?` are operands, `A<B>` and `a >` nobody knows; `->` is no place for a regex.
    case exclamation, UInt8(ascii: "?"), UInt8(ascii: ">"): isBound ? .operand : .expression
    default: .expression
    }
  }

  /// What follows a word that may be a keyword.
  static func kind(ofWord word: UnsafeBufferPointer<UInt8>) -> Scanner.Before {
    func isAny(_ words: [StaticString]) -> Bool {
      words.contains { $0.utf8CodeUnitCount == word.count && memoryIsEqual(word, $0) }
    }
    switch word[0] {
    case UInt8(ascii: "f"), UInt8(ascii: "o"):
      if isAny(["func", "operator"]) { return .function }
      return isAny(["for", "fallthrough"]) ? .expression : .operand
    case UInt8(ascii: "r"): return isAny(["return", "repeat", "rethrows"]) ? .expression : .operand
    case UInt8(ascii: "c"): return isAny(["case", "catch", "class", "continue"]) ? .expression : .operand
    case UInt8(ascii: "i"): return isAny(["in", "if", "is", "import", "inout", "init"]) ? .expression : .operand
    case UInt8(ascii: "e"): return isAny(["else", "enum", "extension"]) ? .expression : .operand
    case UInt8(ascii: "w"): return isAny(["where", "while"]) ? .expression : .operand
    case UInt8(ascii: "t"): return isAny(["try", "throw", "throws", "typealias"]) ? .expression : .operand
    case UInt8(ascii: "s"): return isAny(["switch", "static", "struct", "subscript"]) ? .expression : .operand
    case UInt8(ascii: "a"): return isAny(["as", "await", "any"]) ? .expression : .operand
    case UInt8(ascii: "g"): return isAny(["guard"]) ? .expression : .operand
    case UInt8(ascii: "d"): return isAny(["do", "default", "defer", "deinit"]) ? .expression : .operand
    case UInt8(ascii: "l"): return isAny(["let"]) ? .expression : .operand
    case UInt8(ascii: "v"): return isAny(["var"]) ? .expression : .operand
    case UInt8(ascii: "b"): return isAny(["break"]) ? .expression : .operand
    default: return .operand
    }
  }

  static func memoryIsEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    let other = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.elementsEqual(other)
  }
}

extension Scanner {
  /// The character at the place and how many bytes it has; 0 where there is no character.
  func scalar() -> (UInt32, Int) {
    let first = UInt32(peek(0))
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0
    guard length > 0, at + length <= text.count else { return (0, 0) }
    var value = first & (0xff >> UInt32(length + 1))
    for offset in 1..<length {
      guard peek(offset) & 0xc0 == 0x80 else { return (0, 0) }
      value = value << 6 | UInt32(peek(offset) & 0x3f)
    }
    return (value, length)
  }
}
