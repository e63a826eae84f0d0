/// Comments, strings and regex literals.
extension Scanner {
  mutating func skipLine() {
    while at < text.count, text[at] != 0x0a, text[at] != 0x0d { at &+= 1 }
  }

  /// Skips a comment that begins here; false where none does.
  mutating func skipComment() -> Bool {
    if peek(1) == Byte.slash {
      while at < text.count, text[at] != 0x0a, text[at] != 0x0d {
        listen()
        at &+= 1
      }
    } else if peek(1) == Byte.star {
      at &+= 2
      var depth = 1
      while at < text.count, depth > 0 {
        let byte = text[at]
        if byte == Byte.star, peek(1) == Byte.slash {
          depth &-= 1
          at &+= 2
        } else if byte == Byte.slash, peek(1) == Byte.star {
          depth &+= 1
          at &+= 2
        } else if byte == 0x0a || byte == 0x0d {
          skipLineEnd()
        } else {
          listen()
          at &+= 1
        }
      }
    } else {
      return false
    }
    return true
  }

  /// Whether a wanted word stands at this place of a comment.
  @inline(__always) private mutating func listen() {
    let byte = text[at]
    if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") { listen(to: byte) }
  }

  private mutating func listen(to byte: UInt8) {
    // `word :` counts like `word:`.
    var last = at
    while byte != UInt8(ascii: "@"), last > 0, text[last &- 1] == 0x20 || text[last &- 1] == 0x09 { last &-= 1 }
    for word in wanted where !isSpokenTo {
      let first = word.first == UInt8(ascii: "@") ? at : last - word.count
      guard (word.first == byte) == (byte == UInt8(ascii: "@")), first >= 0, first + word.count <= text.count else { continue }
      isSpokenTo = text[first..<first + word.count].elementsEqual(word)
    }
  }

  /// Opens the string whose quote stands here and reads on to its first interpolation, or to its end.
  mutating func openString(pounds: Int, from start: Int) -> Bool {
    let quote = text[at]
    let isMultiline = quote == Byte.quote && peek(1) == quote && peek(2) == quote && !(pounds > 0 && closesOnLine(pounds: pounds))
    at &+= isMultiline ? 3 : 1
    push(OpenString(pounds: pounds, isMultiline: isMultiline, quote: quote))
    return take(.literal, from: start, continueString() ? .argument : .operand)
  }

  /// Whether `#"""` begins a string of one line whose first characters are quotes.
  private func closesOnLine(pounds: Int) -> Bool {
    var offset = 3
    if has(pounds, from: offset) { return true }
    while at &+ offset < text.count, peek(offset) != 0x0a, peek(offset) != 0x0d {
      if peek(offset) == Byte.quote, has(pounds, from: offset &+ 1) { return true }
      offset &+= 1
    }
    return false
  }

  private func has(_ pounds: Int, from offset: Int) -> Bool {
    var count = 0
    while count < pounds, peek(offset &+ count) == Byte.pound { count &+= 1 }
    return count == pounds
  }

  /// Reads on in the innermost string, past the parenthesis of its next interpolation or past its end; whether the former.
  mutating func continueString() -> Bool {
    guard let string = strings.last else { return false }
    while at < text.count {
      let byte = text[at]
      if byte == Byte.backslash {
        if has(string.pounds, from: 1) {
          if peek(1 &+ string.pounds) == Byte.open {
            at &+= 1 &+ string.pounds &+ 1
            return true
          }
          // What is escaped ends nothing, but a line does.
          at &+= 1 &+ string.pounds
          if at < text.count, text[at] != 0x0a, text[at] != 0x0d { at &+= 1 }
          continue
        }
      } else if byte == string.quote {
        let length = string.isMultiline ? 3 : 1
        if !string.isMultiline || peek(1) == byte && peek(2) == byte, has(string.pounds, from: length) {
          at &+= length &+ string.pounds
          popString()
          return false
        }
      } else if byte == 0x0a || byte == 0x0d {
        if string.isMultiline {
          skipLineEnd()
          continue
        }
        popString()
        return false
      }
      at &+= 1
    }
    popString()
    return false
  }

  /// Skips a regex literal that begins here; false, and nothing skipped, where there is none.
  mutating func skipRegex(pounds: Int) -> Bool {
    let isBoundLeft = at > 0 && Byte.bindsLeft(text[at &- 1]) && before != .start && before != .expression
    guard pounds > 0 || !isBoundLeft && before != .function && before != .operand else { return false }
    var offset = pounds &+ 1
    if pounds == 0, [0x20, 0x09, Byte.star, Byte.slash].contains(peek(1)) { return false }
    if pounds == 0, at > 0, text[at &- 1] == Byte.star { return false }
    var blank = 0
    while pounds > 0, peek(offset &+ blank) == 0x20 || peek(offset &+ blank) == 0x09 { blank &+= 1 }
    let isMultiline = pounds > 0 && (peek(offset &+ blank) == 0x0a || peek(offset &+ blank) == 0x0d)
    var (depth, isInSet, last) = (0, false, UInt8(0))
    while at &+ offset < text.count {
      let byte = peek(offset)
      if byte == 0x0a || byte == 0x0d, !isMultiline { return false }
      if byte == Byte.slash, has(pounds, from: offset &+ 1) {
        if pounds == 0 {
          if last == 0x20 || last == 0x09 { return false }
          let next = peek(offset &+ 1)
          if next == Byte.star || next == Byte.slash { return false }
        }
        let end = at &+ offset &+ 1 &+ pounds
        while isMultiline, at < end {
          if text[at] == 0x0a || text[at] == 0x0d { skipLineEnd() } else { at &+= 1 }
        }
        at = end
        return true
      }
      switch byte {
      case Byte.backslash:
        offset &+= 1
        if peek(offset) == 0x0a || peek(offset) == 0x0d, !isMultiline { return false }
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case Byte.open where !isInSet: depth &+= 1
      case Byte.close where !isInSet:
        // `f(/, a) + g(/)` hands operators on.
        if depth == 0, pounds == 0, before == .argument || before == .start { return false }
        depth &-= 1
      default: break
      }
      last = byte
      offset &+= 1
    }
    return false
  }
}
