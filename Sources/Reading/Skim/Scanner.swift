import Model

/// Cuts a text into words and marks in one pass over its bytes, as Swift's lexer does: it knows comments, nested ones too, strings of
/// every kind with what is interpolated into them, and regex literals.
///
/// It makes no objects, keeps no tree and never fails: whatever the bytes are, it ends.
struct Scanner {
  enum Kind: UInt8 {
    /// An identifier or keyword; backticks around it are left out.
    case word
    /// `#if`, `#available`, `#selector` …: the word without the mark.
    case pound
    case number
    /// One byte that is neither.
    case mark
    /// A string or regex begins here; what is interpolated follows as tokens of its own between marks `(` and `)`.
    case literal
  }

  let text: UnsafeBufferPointer<UInt8>
  var at = 0
  private(set) var kind = Kind.mark
  /// Where the token lies.
  private(set) var start = 0
  private(set) var end = 0
  /// Whether a line ended between the token before and this one.
  private(set) var isFirstOnLine = true
  private(set) var isQuoted = false
  /// The line that is read, from 1, and where it begins.
  private var line = 1
  private var lineStart = 0
  /// Words that comments are searched for, with `@` in front or else a colon behind them; and whether one was found.
  let wanted: [[UInt8]]
  var isSpokenTo = false
  /// Strings around the place, the innermost last.
  private(set) var strings: [OpenString] = []
  private var sawLine = true
  private var lastKind = Before.start
  private let classes = Byte.classes

  struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    var quote: UInt8
    /// Parentheses open inside of the interpolation.
    var parentheses = 0
  }

  /// What the token before says of a slash that follows: does a regex begin, or is it a division?
  enum Before: UInt8 {
    case start, operand, expression, argument, function
    /// It is a word, and the word tells.
    case word
  }

  var before: Before {
    get { lastKind == .word ? Byte.kind(ofWord: UnsafeBufferPointer(rebasing: text[start..<end])) : lastKind }
    set { lastKind = newValue }
  }

  init(_ text: UnsafeBufferPointer<UInt8>, wanted: [[UInt8]] = []) {
    self.text = text
    self.wanted = wanted
    if text.count > 2, text[0] == 0xef, text[1] == 0xbb, text[2] == 0xbf { at = 3 }
    if peek(0) == Byte.pound, peek(1) == Byte.exclamation { skipLine() }
  }

  @inline(__always) func peek(_ offset: Int) -> UInt8 {
    let place = at &+ offset
    return place < text.count ? text[place] : 0
  }

  /// Goes to the next token; false at the end.
  mutating func next() -> Bool {
    sawLine = at == 0 || start == end && at <= 3
    isQuoted = false
    while at < text.count {
      let byte = text[at]
      switch classes[Int(byte)] {
      case .blank: at &+= 1
      case .line:
        skipLineEnd()
        sawLine = true
        // A string of one line ends here, whatever is open in it.
        while let last = strings.last, !last.isMultiline {
          strings.removeLast()
          before = .operand
        }
      case .letter: return word()
      case .digit: return number()
      case .other: if let found = mark(byte) { return found }
      case .high: if let found = high() { return found }
      }
    }
    return false
  }

  /// Goes past `\n`, `\r` or both.
  mutating func skipLineEnd() {
    at &+= text[at] == 0x0d && peek(1) == 0x0a ? 2 : 1
    line &+= 1
    lineStart = at
  }

  /// Where a token stands that lies on the line that is read, such as a word.
  var position: Position { Position(line: line, column: start - lineStart + 1) }

  /// Makes what was just read the token.
  mutating func take(_ kind: Kind, from start: Int, _ before: Before) -> Bool {
    self.kind = kind
    self.start = start
    end = at
    isFirstOnLine = sawLine
    self.before = before
    return true
  }

  private mutating func word() -> Bool {
    let start = at
    skipWord()
    let count = at &- start
    return take(.word, from: start, count <= 12 && count > 1 && text[start] >= 0x61 ? .word : .operand)
  }

  mutating func skipWord() {
    while at < text.count {
      switch classes[Int(text[at])] {
      case .letter, .digit: at &+= 1
      case .high:
        let (scalar, length) = scalar()
        if length == 0 || Byte.isOperator(scalar) { return }
        at &+= length
      default: return
      }
    }
  }

  private mutating func number() -> Bool {
    let start = at
    skipWord()
    if peek(0) == Byte.dot, classes[Int(peek(1))] == .digit {
      at &+= 1
      skipWord()
    }
    return take(.number, from: start, .operand)
  }

  /// A byte beyond ASCII: an identifier, an operator, or nothing.
  private mutating func high() -> Bool? {
    let (scalar, length) = scalar()
    if length > 0, !Byte.isOperator(scalar) { return word() }
    let start = at
    at &+= max(length, 1)
    return take(.mark, from: start, .expression)
  }

  private mutating func mark(_ byte: UInt8) -> Bool? {
    let start = at
    switch byte {
    case Byte.slash:
      if skipComment() { return nil }
      if skipRegex(pounds: 0) { return take(.literal, from: start, .operand) }
    case Byte.quote, Byte.apostrophe:
      return openString(pounds: 0, from: start)
    case Byte.pound: return pound()
    case UInt8(ascii: "<") where peek(1) == Byte.pound:
      if let end = placeholderEnd() {
        at = end
        return take(.word, from: start, .operand)
      }
    case Byte.backtick:
      if let length = quotedName() {
        at &+= length &+ 2
        isQuoted = true
        _ = take(.word, from: start &+ 1, .operand)
        end = at &- 1
        return true
      }
    case Byte.open where !strings.isEmpty: strings[strings.count - 1].parentheses += 1
    case Byte.close where !strings.isEmpty:
      let last = strings.count - 1
      if strings[last].parentheses == 0 {
        // The interpolation ends, and the string goes on.
        at &+= 1
        before = continueString() ? .argument : .operand
        return nil
      }
      strings[last].parentheses -= 1
    default: break
    }
    at &+= 1
    // `try?` and `as!` want an expression like the words without a mark.
    if byte == Byte.exclamation || byte == UInt8(ascii: "?"), before == .expression {
      return take(.mark, from: start, .expression)
    }
    return take(.mark, from: start, Byte.kind(ofMark: byte, isBound: start > 0 && Byte.bindsLeft(text[start &- 1])))
  }

  private mutating func pound() -> Bool {
    let start = at
    var pounds = 0
    while peek(pounds) == Byte.pound { pounds &+= 1 }
    if peek(pounds) == Byte.quote {
      at &+= pounds
      return openString(pounds: pounds, from: start)
    }
    if peek(pounds) == Byte.slash, skipRegex(pounds: pounds) { return take(.literal, from: start, .operand) }
    at &+= 1
    guard classes[Int(peek(0))] == .letter else { return take(.mark, from: start, .operand) }
    let name = at
    skipWord()
    return take(.pound, from: name, .expression)
  }

  /// How long the name between two backticks is; nil where there is none.
  private func quotedName() -> Int? {
    var length = 0
    while at &+ 1 &+ length < text.count {
      let byte = text[at &+ 1 &+ length]
      if byte == Byte.backtick { return length > 0 ? length : nil }
      if byte == 0x0a || byte == 0x0d { return nil }
      length &+= 1
    }
    return nil
  }

  mutating func push(_ string: OpenString) { strings.append(string) }
  mutating func popString() { strings.removeLast() }

  /// Where a placeholder of an editor ends, `<#Name#>`, which is a name to the parser; nil where none stands here.
  private func placeholderEnd() -> Int? {
    var place = at &+ 2
    while place &+ 1 < text.count, text[place] != 0x0a {
      if text[place] == UInt8(ascii: "<"), text[place &+ 1] == Byte.pound { return nil }
      if text[place] == Byte.pound, text[place &+ 1] == UInt8(ascii: ">") { return place &+ 2 }
      place &+= 1
    }
    return nil
  }
}
