import Model

/// A text that nests no deeper than the parser can be trusted with.
///
/// The parser gives up on brackets beyond `Limit.parsedNesting` itself; but it tries every `[` as a type before it takes it for an
/// array, anew on each level, looks through the rest of a line for the end of each bracket that the line leaves open and for the next
/// declaration wherever it does not find one, and past all attributes in a row at each of them, and copies what it knows of open strings at each token, so that its time and memory are
/// without bounds for texts that no program is.
struct BoundedText {
  var bytes: [UInt8]
  /// Where the first byte of each part that was blanked stands.
  var blanked: [Int] = []

  /// The same bytes, as many of them and with the same lines, but blanks where they nest beyond reason.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var remarks: [Range<Int>] = []
    let ranges = bytes.withUnsafeBufferPointer { excess($0, remarks: &remarks) }
    blanked = ranges.map(\.lowerBound)
    for range in ranges + remarks {
      for index in range where bytes[index] != 0x0a && bytes[index] != 0x0d { self.bytes[index] = 0x20 }
    }
  }
}

/// The parts that nest too deep, in order; `remarks` gets what speaks to whoever compiles, `#warning("…")` and `#error("…")`, which the
/// compiler takes anywhere and the parser not in front of the cases of a `switch`.
private func excess(_ text: UnsafeBufferPointer<UInt8>, remarks: inout [Range<Int>]) -> [Range<Int>] {
  var scanner = Scanner(text)
  var ranges: [Range<Int>] = []
  var depth = Depth()
  // Where what is too deep began, and which depth ends it.
  var open: (start: Int, limit: Depth)?
  while scanner.next() {
    if scanner.kind == .pound, let end = scanner.endOfRemark { remarks.append(scanner.start - 1..<end) }
    let isClosing = depth.follow(scanner)
    if let (start, limit) = open {
      guard depth.isWithin(limit, scanner) else { continue }
      ranges.append(start..<(isClosing && !limit.endsWithLine ? scanner.end : scanner.start))
      open = nil
    } else if let limit = depth.limitPassed {
      open = (scanner.start, limit)
    } else if depth.angles > Limit.nestedAngles.value || depth.attributes > Limit.attributes.value {
      ranges.append(scanner.start..<scanner.end)
    }
  }
  if let open { ranges.append(open.start..<text.count) }
  return ranges
}

/// How deep a place lies.
private struct Depth {
  var brackets = 0
  /// Those that were open where the line began, and still are.
  var outside = 0
  var strings = 0
  var conditions = 0
  /// `[` in a row up to here.
  var openings = 0
  /// `<` behind names that were not closed.
  var angles = 0
  /// `@` with nothing but names and parentheses between them.
  var attributes = 0
  private var lastKind = Scanner.Kind.mark
  /// Words and marks of the line since its last word that begins a declaration, in none of its parentheses and brackets: so far does the
  /// parser look.
  var words = 0
  /// How far the line has come in what a type that it declares is said to be.
  private var head = TypeHead()
  /// What is too much here is the line, and it is over where the line is, or what stands around it.
  var endsWithLine = false
  /// Those that are open, the innermost last.
  private var opened: [UInt8] = []
  /// How many were open before the token.
  private var around = 0
  private var last = UInt8(0)

  func isWithin(_ other: Depth, _ scanner: Scanner) -> Bool {
    if other.endsWithLine {
      return scanner.isFirstOnLine && outside <= other.brackets || brackets < other.brackets
    }
    return brackets <= other.brackets && strings <= other.strings && conditions <= other.conditions
  }

  /// What must be come back to, if this is too deep.
  var limitPassed: Depth? {
    var limit = self
    if brackets > Limit.nestedBrackets.value || openings > Limit.openingBrackets.value
      || brackets - outside > Limit.bracketsOnLine.value
    {
      limit.brackets -= 1
    } else if strings > Limit.nestedStrings.value {
      limit.strings -= 1
    } else if conditions > Limit.nestedConditions.value {
      limit.conditions -= 1
    } else if words > Limit.wordsOnLine.value {
      limit.brackets = around
      limit.endsWithLine = true
    } else {
      return nil
    }
    return limit
  }

  /// Goes on to the scanner's token; true where that closes something.
  mutating func follow(_ scanner: Scanner) -> Bool {
    strings = scanner.strings.count
    if scanner.isFirstOnLine { (outside, words) = (brackets, 0) }
    around = brackets
    let byte = scanner.text[scanner.start]
    // A chain is one word, however long, and so is a list of names.
    let isMark = scanner.kind == .mark
    let isLinked = last == Byte.dot || isMark && byte == Byte.dot
    let isListed = isMark ? byte == UInt8(ascii: ",") : last == UInt8(ascii: ",") && scanner.kind == .word
    let begins = scanner.beginsDeclaration
    if begins || scanner.isFirstOnLine { head = TypeHead(isBegun: begins && scanner.beginsType) }
    let isHead = head.follow(scanner.kind, byte)
    if strings == 0, !isLinked, !isListed, !isHead, opened.last ?? UInt8(ascii: "{") == UInt8(ascii: "{") {
      words = begins ? 1 : words + 1
    }
    let before = last
    last = 0
    if scanner.kind == .word, lastKind == .word || before == UInt8(ascii: ")") { attributes = 0 }
    lastKind = scanner.kind
    guard scanner.kind == .mark else {
      openings = 0
      if scanner.isFirstOnLine, before != UInt8(ascii: "<"), before != UInt8(ascii: ","), before != UInt8(ascii: ":") {
        angles = 0
      }
      return scanner.kind == .pound && follow(directive: UnsafeBufferPointer(rebasing: scanner.text[scanner.start..<scanner.end]))
    }
    last = byte
    openings = byte == UInt8(ascii: "[") ? openings + 1 : 0
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      brackets += 1
      opened.append(byte)
    case UInt8(ascii: "{"):
      brackets += 1
      opened.append(byte)
      (angles, attributes) = (0, 0)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if byte == UInt8(ascii: "}") { angles = 0 }
      // One too many closes nothing.
      brackets = max(0, brackets - 1)
      if opened.popLast() ?? UInt8(ascii: "{") == UInt8(ascii: "{") { words = 0 }
      outside = min(outside, brackets)
      return true
    case UInt8(ascii: ";"): (angles, attributes) = (0, 0)
    case UInt8(ascii: "@"): attributes += 1
    case UInt8(ascii: ","), UInt8(ascii: "="): attributes = 0
    case UInt8(ascii: "<"): if scanner.start > 0, Byte.bindsLeft(scanner.text[scanner.start - 1]) { angles += 1 }
    case UInt8(ascii: ">"): if before != UInt8(ascii: "-"), before != UInt8(ascii: "=") { angles = max(0, angles - 1) }
    default: break
    }
    return false
  }

  private mutating func follow(directive: UnsafeBufferPointer<UInt8>) -> Bool {
    if Byte.memoryIsEqual(directive, "if") { conditions += 1 }
    guard Byte.memoryIsEqual(directive, "endif") else { return false }
    conditions = max(0, conditions - 1)
    return true
  }
}
