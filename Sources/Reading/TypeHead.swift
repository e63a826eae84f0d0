/// How far a line has come in what a type that it declares is said to be: `extension Cart: Priced, Catalogue.Listed<Item>`.
struct TypeHead {
  private enum Place { case none, name, separator, attribute, type, closed }
  private var place = Place.none

  init(isBegun: Bool = false) { place = isBegun ? .name : .none }

  /// Whether the token goes on with what a type is said to be: names with their arguments and attributes, each of which the parser
  /// passes once, however many they are.
  mutating func follow(_ kind: Scanner.Kind, _ byte: UInt8) -> Bool {
    let isMark = kind == .mark
    let isName = kind == .word
    switch place {
    case .none: return false
    case .name:
      if isMark, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") { place = .separator }
      return false
    case .separator, .attribute:
      let isFree = isMark && (byte == UInt8(ascii: "@") || byte == UInt8(ascii: "~")) && place == .separator
      guard isName || isFree else { break }
      place = isFree ? byte == UInt8(ascii: "@") ? .attribute : .separator : place == .attribute ? .separator : .type
      return true
    case .type:
      guard isMark else { break }
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "<"): place = .separator
      case UInt8(ascii: ">"): place = .closed
      default: break
      }
      if place != .type { return true }
    case .closed:
      guard isMark else { break }
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "&"), UInt8(ascii: "."): place = .separator
      case UInt8(ascii: ">"): return true
      default: break
      }
      if place != .closed { return true }
    }
    place = .none
    return false
  }
}

extension Scanner {
  /// Whether it stands at a word behind which a type is named, and then said to be others.
  var beginsType: Bool {
    let word = UnsafeBufferPointer(rebasing: text[start..<end])
    return !["case", "func", "import", "let", "var"].contains { Byte.memoryIsEqual(word, $0) }
  }

  /// Whether it stands at a word that nothing but a declaration begins with: there the parser stops looking for one.
  var beginsDeclaration: Bool {
    guard kind == .word, !isQuoted else { return false }
    let word = UnsafeBufferPointer(rebasing: text[start..<end])
    return switch text[start] {
    case UInt8(ascii: "c"): Byte.memoryIsEqual(word, "class") || Byte.memoryIsEqual(word, "case")
    case UInt8(ascii: "e"): Byte.memoryIsEqual(word, "enum") || Byte.memoryIsEqual(word, "extension")
    case UInt8(ascii: "f"): Byte.memoryIsEqual(word, "func")
    case UInt8(ascii: "i"): Byte.memoryIsEqual(word, "import")
    case UInt8(ascii: "l"): Byte.memoryIsEqual(word, "let")
    case UInt8(ascii: "p"): Byte.memoryIsEqual(word, "protocol")
    case UInt8(ascii: "s"): Byte.memoryIsEqual(word, "struct")
    case UInt8(ascii: "t"): Byte.memoryIsEqual(word, "typealias")
    case UInt8(ascii: "v"): Byte.memoryIsEqual(word, "var")
    default: false
    }
  }

  /// Where `#warning("…")` or `#error("…")` ends, if it stands at one.
  var endOfRemark: Int? {
    let word = UnsafeBufferPointer(rebasing: text[start..<end])
    guard Byte.memoryIsEqual(word, "warning") || Byte.memoryIsEqual(word, "error") else { return nil }
    var ahead = self
    guard ahead.next(), ahead.kind == .mark, text[ahead.start] == Byte.open, ahead.next(), ahead.kind == .literal,
      ahead.next(), ahead.kind == .mark, text[ahead.start] == Byte.close
    else { return nil }
    return ahead.end
  }
}
