import Model

/// The values of a file by key, as whoever loads it at run time finds them.
///
/// - Parameters:
///   - bytes: The file as it is on disk.
///   - file: The path relative to the project's root; its suffix says what it is.
public func valueFile(_ bytes: [UInt8], file: String) -> ValueFile {
  var result = ValueFile(file: file, content: .unknown("it is neither JSON nor a property list"))
  if result.suffix == "json" {
    var parser = JSONParser(bytes: bytes)
    result.content = parser.content()
  } else if result.suffix == "plist" {
    result.content = propertyList(bytes)
  }
  return result
}

/// A property list in XML. The other forms in which one may be written are not read.
private func propertyList(_ bytes: [UInt8]) -> ValueFile.Content {
  let start = bytes.firstIndex { $0 > UInt8(ascii: " ") && $0 < 0x80 } ?? bytes.endIndex
  guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "<") else {
    return .unknown("it is a property list in another form than XML")
  }
  guard let pieces = Markup.pieces(of: bytes) else { return .broken("it is no well-formed XML", Position(line: 1, column: 1)) }
  let lines = LineTable(bytes)
  let kinds: [String: ValueFile.Kind] = [
    "string": .text, "integer": .whole, "real": .fraction, "true": .truth, "false": .truth, "array": .list, "dict": .table,
    "data": .data, "date": .date,
  ]
  var values: [String: ValueFile.Kind] = [:]
  var open: [String] = []
  var key: String?
  for piece in pieces {
    switch piece {
    case .open(let name, _, let at):
      if open == ["plist"], name != "dict" {
        return .broken("its top level is no dictionary", lines.position(at))
      }
      if open == ["plist", "dict"] {
        if name == "key" { key = "" } else if let found = key { values[found] = kinds[name] }
      }
      open.append(name)
    case .text(let text): if open == ["plist", "dict", "key"] { key = text }
    case .close: open.removeLast()
    }
  }
  return .values(values)
}

/// JSON as the system's own reader takes it, with comments, which are taken away first.
private struct JSONParser {
  let bytes: [UInt8]
  var at = 0
  var top: [String: ValueFile.Kind] = [:]

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func content() -> ValueFile.Content {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    skipBlanks()
    let start = at
    guard let kind = value(depth: 0), ended() else { return .broken("it is no JSON", LineTable(bytes).position(at)) }
    return kind == .table ? .values(top) : .broken("its top level is no dictionary", LineTable(bytes).position(start))
  }

  private mutating func ended() -> Bool {
    skipBlanks()
    return at == bytes.count
  }

  private mutating func skipBlanks() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): at += 1
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") { at += 1 }
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        let start = at
        at += 2
        while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") { at += 1 }
        guard at + 1 < bytes.count else {
          at = start
          return
        }
        at += 2
      default: return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) -> ValueFile.Kind? {
    skipBlanks()
    guard depth < Limit.nestedSyntax.value, at < bytes.count else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "{"): return table(depth: depth)
    case UInt8(ascii: "["):
      at += 1
      if take("]") { return .list }
      repeat { guard value(depth: depth + 1) != nil else { return nil } } while take(",")
      return take("]") ? .list : nil
    case UInt8(ascii: "\""): return text() == nil ? nil : .text
    case UInt8(ascii: "t"): return word("true") ? .truth : nil
    case UInt8(ascii: "f"): return word("false") ? .truth : nil
    case UInt8(ascii: "n"): return word("null") ? .nothing : nil
    default: return number()
    }
  }

  private mutating func table(depth: Int) -> ValueFile.Kind? {
    at += 1
    if take("}") { return .table }
    repeat {
      skipBlanks()
      guard let key = text(), take(":"), let kind = value(depth: depth + 1) else { return nil }
      if depth == 0 { top[key] = kind }
    } while take(",")
    return take("}") ? .table : nil
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    let fits = word.withUTF8Buffer { expected in (0..<count).allSatisfy { bytes[at + $0] == expected[$0] } }
    if fits { at += count }
    return fits
  }

  /// A text with its escapes replaced as far as keys need it.
  private mutating func text() -> String? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return nil }
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      guard bytes[at] >= 0x20 else { return nil }
      guard bytes[at] == UInt8(ascii: "\\") else {
        text.append(bytes[at])
        at += 1
        continue
      }
      guard at + 1 < bytes.count, let plain = escape() else { return nil }
      text += plain
    }
    guard at < bytes.count else { return nil }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() -> [UInt8]? {
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "/"): UInt8(ascii: "/"),
    ]
    if let byte = plain[bytes[at + 1]] {
      at += 2
      return [byte]
    }
    guard bytes[at + 1] == UInt8(ascii: "u"), at + 6 <= bytes.count,
      let number = UInt32(String(decoding: bytes[at + 2..<at + 6], as: UTF8.self), radix: 16)
    else { return nil }
    at += 6
    return Array(String(Character(Unicode.Scalar(number) ?? "\u{fffd}")).utf8)
  }

  private mutating func number() -> ValueFile.Kind? {
    let start = at
    let parts = Set("+-.eE".utf8)
    while at < bytes.count, parts.contains(bytes[at]) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    let isNumber =
      digits.first?.isNumber == true && text.last?.isNumber == true && Double(text) != nil
      && !(digits.count > 1 && digits.first == "0" && digits.dropFirst().first?.isNumber == true)
    guard isNumber else {
      at = start
      return nil
    }
    return text.contains { ".eE".contains($0) } ? .fraction : .whole
  }
}
