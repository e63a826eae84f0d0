import Model

/// A value of an old-style property list, in which Xcode keeps its projects.
indirect enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  /// The line on which each key stands, beside its value.
  case dictionary([String: Entry])

  struct Entry: Hashable, Sendable {
    var value: PropertyList
    var line: Int
  }

  subscript(key: String) -> PropertyList? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries[key]?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var texts: [String] { if case .list(let items) = self { items.compactMap(\.text) } else { text.map { [$0] } ?? [] } }
  var entries: [String: Entry] { if case .dictionary(let entries) = self { entries } else { [:] } }

  /// nil where the text is no property list.
  init?(reading bytes: [UInt8]) {
    var parser = Parser(bytes: bytes)
    guard let value = parser.value(depth: 0), parser.skipBlanks() == nil else { return nil }
    self = value
  }
}

private struct Parser {
  let bytes: [UInt8]
  var at = 0
  var line = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Passes over blanks and comments to the next byte that means something.
  mutating func skipBlanks() -> UInt8? {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        at += 2
        while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") {
          if bytes[at] == UInt8(ascii: "\n") { line += 1 }
          at += 1
        }
        at += 2
      default: return bytes[at]
      }
    }
    return nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard skipBlanks() == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < 100, let first = skipBlanks() else { return nil }
    switch first {
    case UInt8(ascii: "{"):
      at += 1
      var entries: [String: PropertyList.Entry] = [:]
      while !take("}") {
        guard skipBlanks() != nil else { return nil }
        let place = line
        guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
        entries[key] = .init(value: value, line: place)
      }
      return .dictionary(entries)
    case UInt8(ascii: "("):
      at += 1
      var items: [PropertyList] = []
      while !take(")") {
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
        if !take(",") {
          guard take(")") else { return nil }
          break
        }
      }
      return .list(items)
    case UInt8(ascii: "<"):
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
      guard at < bytes.count else { return nil }
      at += 1
      return .text(String(decoding: bytes[start..<at], as: UTF8.self))
    default: return text().map { .text($0) }
    }
  }

  private mutating func text() -> String? {
    guard let first = skipBlanks() else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    let start = at
    while at < bytes.count, isBare(bytes[at]) { at += 1 }
    return at == start ? nil : String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func quoted(_ mark: UInt8) -> String? {
    at += 1
    var text: [UInt16] = []
    var plain = at
    while at < bytes.count, bytes[at] != mark {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
        text += String(decoding: bytes[plain..<at], as: UTF8.self).utf16
        at += 1
        text.append(contentsOf: escaped())
        plain = at
      } else {
        if bytes[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
    }
    guard at < bytes.count else { return nil }
    text += String(decoding: bytes[plain..<at], as: UTF8.self).utf16
    at += 1
    return String(decoding: text, as: UTF16.self)
  }

  /// What stands behind a backslash, as Core Foundation reads it (`getSlashedChar` of CFOldStylePList.c): up to four hexadecimal digits are
  /// a unit of UTF-16, of which two may make one character; up to three octal ones are a byte of NeXTSTEP's encoding.
  private mutating func escaped() -> [UInt16] {
    let first = bytes[at]
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let byte = UInt8(truncatingIfNeeded: number(digits: 3, radix: 8))
      return [byte < 0x80 ? UInt16(byte) : nextStep[Int(byte) - 0x80]]
    case UInt8(ascii: "U"):
      at += 1
      return [UInt16(truncatingIfNeeded: number(digits: 4, radix: 16))]
    default: break
    }
    at += 1
    switch first {
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "\n"):
      line += 1
      return [10]
    case 0x80...:
      // The first byte of a character that takes several: the others follow it.
      at -= 1
      let start = at
      repeat { at += 1 } while at < bytes.count && bytes[at] & 0xC0 == 0x80
      return Array(String(decoding: bytes[start..<at], as: UTF8.self).utf16)
    default: return [UInt16(first)]
    }
  }

  private mutating func number(digits: Int, radix: Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard at < bytes.count, let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue, digit < radix else { break }
      value = value * radix + digit
      at += 1
    }
    return value
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"),
      UInt8(ascii: "@"), UInt8(ascii: "~"), 0x80...:
      true
    default: false
    }
  }
}

/// The upper half of NeXTSTEP's encoding (unicode.org, VENDORS/NEXT/NEXTSTEP.TXT), whose last two bytes mean nothing.
private let nextStep = Array(
  ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿" + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ"
    + "—±¼½¾àáâãäåçèéêë"
    + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").utf16)
