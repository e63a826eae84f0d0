/// How deep a YAML text may nest, found by a scan that cannot itself be led into the depth.
///
/// The YAML parser descends recursively and compares whole keys, so a small hostile text could make it overflow its stack or
/// run for ever. A manifest nests eight levels; whatever goes far beyond is refused before the parser sees it.
struct Nesting {
  /// Brackets open at once.
  private(set) var brackets = 0
  /// The rightmost column, from 0, at which a key or a dash outside brackets stands; -1 without any. At most a mapping and a
  /// list begin in one column.
  private(set) var column = -1
  /// The first thing that is refused: its offset and a sentence.
  private(set) var refusal: (offset: Int, message: String)?

  private let bytes: [UInt8]
  private var index = 0
  private var lineStart = 0
  private var open = 0
  private var aliases = 0
  /// The column of the innermost list or mapping outside brackets.
  private var indent = -1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { token() }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0x0A }
  private func isBreak(_ offset: Int) -> Bool { byte(offset) == 0x0A || byte(offset) == 0x0D }
  private func isBlank(_ offset: Int) -> Bool { isBreak(offset) || byte(offset) == 0x20 || byte(offset) == 0x09 }
  private func isFlow(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

  private mutating func refuse(_ message: String, at offset: Int) {
    if refusal == nil { refusal = (offset, message) }
  }

  private mutating func token() {
    let start = index
    let here = start - lineStart
    index += 1
    switch bytes[start] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case 0x0A, 0x0D: lineStart = index
    case UInt8(ascii: "#"): skipLine()
    case UInt8(ascii: "%") where here == 0: skipLine()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      open += 1
      brackets = max(brackets, open)
      if open > 32 { refuse("brackets are nested more than 32 deep", at: start) }
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      open = max(0, open - 1)
      refuseAsKey("a list or mapping", at: start)
    case UInt8(ascii: ","), UInt8(ascii: ":"): break
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(from: start)
    case UInt8(ascii: "-") where open == 0 && isBlank(index): enter(here, at: start)
    case UInt8(ascii: "?") where isBlank(index): refuse("a key must be text; `? ` begins a key of another kind", at: start)
    case UInt8(ascii: "&"): skipWord()
    case UInt8(ascii: "!"): skipWord()
    case UInt8(ascii: "*"):
      skipWord()
      aliases += 1
      if aliases > 1000 { refuse("more than 1000 YAML aliases", at: start) }
      refuseAsKey("a YAML alias", at: start)
    case UInt8(ascii: "|") where open == 0, UInt8(ascii: ">") where open == 0: blockText()
    default: plain(from: start)
    }
  }

  private mutating func enter(_ place: Int, at offset: Int) {
    indent = place
    column = max(column, place)
    if place > 100 { refuse("this is indented by more than 100 columns", at: offset) }
  }

  /// What ended just now must not be followed by the colon of a key.
  private mutating func refuseAsKey(_ what: String, at offset: Int) {
    var next = index
    while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
    if byte(next) == UInt8(ascii: ":"), isBlank(next + 1) || open > 0 { refuse("a key must be text, not \(what)", at: offset) }
  }

  private mutating func skipLine() {
    while index < bytes.count, !isBreak(index) { index += 1 }
  }

  private mutating func skipWord() {
    while index < bytes.count, !isBlank(index), !isFlow(bytes[index]) { index += 1 }
  }

  private mutating func quoted(from start: Int) {
    let here = start - lineStart
    while index < bytes.count {
      let current = bytes[index]
      index += 1
      if current == 0x0A || current == 0x0D { lineStart = index }
      if current == UInt8(ascii: "\\"), bytes[start] == UInt8(ascii: "\""), !isBreak(index) { index += 1 }
      if current == bytes[start] {
        guard current == UInt8(ascii: "'"), byte(index) == current, index < bytes.count else { break }
        index += 1
      }
    }
    if byte(index) == UInt8(ascii: ":"), open == 0 { enter(here, at: start) }
  }

  /// A text without quotes, over as many lines as it continues.
  private mutating func plain(from start: Int) {
    let here = start - lineStart
    while index < bytes.count {
      if byte(index) == UInt8(ascii: ":"), isBlank(index + 1) || open > 0 && isFlow(byte(index + 1)) {
        if open == 0 { enter(here, at: start) }
        return
      }
      if open > 0, isFlow(bytes[index]) { return }
      if byte(index) == UInt8(ascii: "#"), isBlank(index - 1) { return }
      if isBreak(index) {
        guard continues() else { return }
      } else {
        index += 1
      }
    }
  }

  /// At a line's end: moves to the next text and says whether it belongs to the same piece.
  private mutating func continues() -> Bool {
    var next = index
    while next < bytes.count, isBlank(next) {
      next += 1
      if isBreak(next - 1) { lineStart = next }
    }
    index = next
    guard next < bytes.count else { return false }
    let place = next - lineStart
    let line = bytes[next...].prefix(3)
    if place == 0, line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8) { return false }
    return line.first != UInt8(ascii: "#") && (open > 0 || place > indent)
  }

  /// `|` or `>`: the lines below that are indented further.
  private mutating func blockText() {
    skipLine()
    while index < bytes.count {
      let end = index
      while index < bytes.count, isBreak(index) { index += 1 }
      var next = index
      while byte(next) == 0x20, next < bytes.count { next += 1 }
      if next < bytes.count, !isBreak(next), next - index <= indent {
        index = end
        return
      }
      skipLine()
    }
  }
}
