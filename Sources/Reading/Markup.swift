import Model

/// A piece of a text in XML.
enum Markup: Hashable {
  /// A tag that opens an element, where its `<` stands. One that closes itself is followed by `close`.
  case open(String, [String: String], at: Int)
  case close(String)
  case text(String)

  /// The pieces of a text in order; nil where it is not well formed. Blank text is left out, and so are comments and
  /// instructions.
  static func pieces(of bytes: [UInt8]) -> [Markup]? {
    var scanner = MarkupScanner(bytes: bytes)
    return scanner.run() ? scanner.pieces : nil
  }
}

private struct MarkupScanner {
  let bytes: [UInt8]
  var at = 0
  var pieces: [Markup] = []
  var names: [String] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() -> Bool {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    while at < bytes.count {
      if bytes[at] != UInt8(ascii: "<") {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
        guard addText(start..<at) else { return false }
      } else if follows("<!--") {
        guard skip(past: "-->") else { return false }
      } else if follows("<![CDATA[") {
        let start = at + 9
        guard skip(past: "]]>") else { return false }
        pieces.append(.text(String(decoding: bytes[start..<at - 3], as: UTF8.self)))
      } else if follows("<?") {
        guard skip(past: "?>") else { return false }
      } else if follows("<!") {
        guard skip(past: ">") else { return false }
      } else if follows("</") {
        at += 2
        let name = word()
        skipBlanks()
        guard names.popLast() == name, take(">") else { return false }
        pieces.append(.close(name))
      } else {
        guard open() else { return false }
      }
    }
    return names.isEmpty && !pieces.isEmpty
  }

  private mutating func open() -> Bool {
    let start = at
    at += 1
    let name = word()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      if take(">") {
        names.append(name)
        pieces.append(.open(name, attributes, at: start))
        return !name.isEmpty
      }
      if follows("/>") {
        at += 2
        pieces += [.open(name, attributes, at: start), .close(name)]
        return !name.isEmpty
      }
      let key = word()
      skipBlanks()
      guard !key.isEmpty, take("=") else { return false }
      skipBlanks()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { return false }
      let quote = bytes[at]
      at += 1
      let value = at
      while at < bytes.count, bytes[at] != quote { at += 1 }
      guard at < bytes.count else { return false }
      attributes[key] = unescaped(value..<at)
      at += 1
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    return text.withUTF8Buffer { expected in (0..<count).allSatisfy { bytes[at + $0] == expected[$0] } }
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while at < bytes.count, !follows(text) { at += 1 }
    at += text.utf8CodeUnitCount
    return at <= bytes.count
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at] <= UInt8(ascii: " ") { at += 1 }
  }

  private mutating func word() -> String {
    let start = at
    let ends: Set<UInt8> = Set("=<>/\"'".utf8)
    while at < bytes.count, bytes[at] > UInt8(ascii: " "), !ends.contains(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// False where text stands outside of every element.
  private mutating func addText(_ range: Range<Int>) -> Bool {
    guard bytes[range].contains(where: { $0 > UInt8(ascii: " ") }) else { return true }
    pieces.append(.text(unescaped(range)))
    return !names.isEmpty
  }

  /// The text with `&amp;` and its like replaced; what is no such thing stays.
  private func unescaped(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var text = ""
    for (index, part) in String(decoding: bytes[range], as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0 else {
        text += part
        continue
      }
      let name = part.prefix { $0 != ";" }
      let rest = part.dropFirst(name.count + 1)
      if let plain = known[String(name)] {
        text += plain + rest
      } else if name.first == "#", let scalar = scalar(name.dropFirst()) {
        text.unicodeScalars.append(scalar)
        text += rest
      } else {
        text += "&" + part
      }
    }
    return text
  }

  private func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}
