/// A source line as it is shown, and how many terminal columns stand before the place meant.
struct Excerpt {
  var text: String
  var caret: Int

  /// - Parameters:
  ///   - line: the line as it stands in the file, without its line break.
  ///   - column: the place meant, from 1, in UTF-8 bytes; beyond the end means the end.
  ///   - width: columns at hand; a longer line is cut on both sides of the place, with `…`.
  init(line: String, column: Int, width: Int) {
    let bytes = Array(line.utf8)
    // A line of generated code may be megabytes long. Nobody sees more of it than this, whatever its letters are.
    let most = 16 * max(20, width)
    let before = Excerpt.whole(bytes.prefix(max(0, column - 1)).suffix(most))
    let after = Excerpt.whole(bytes.dropFirst(max(0, column - 1)).prefix(most))
    var head = Excerpt.shown(before)
    var tail = Excerpt.shown(after)
    while tail.last == " " { tail.removeLast() }
    if columns(head) + columns(tail) > width {
      let room = max(20, width)
      let forHead = columns(tail) < room / 2 ? room - columns(tail) - 1 : room / 2
      if columns(head) > forHead { head = "…" + Excerpt.suffix(head, columns: forHead - 1) }
      let forTail = room - columns(head)
      if columns(tail) > forTail { tail = Excerpt.prefix(tail, columns: forTail - 1) + "…" }
    }
    text = head + tail
    caret = columns(head)
  }

  /// The text of bytes that may have been cut out of the middle of a letter.
  private static func whole(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
  }

  private static func shown(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { neutral(String($0)) }.joined(separator: "    ")
  }

  private static func prefix(_ text: String, columns limit: Int) -> String {
    var kept = ""
    var used = 0
    for character in text {
      used += columns(String(character))
      if used > limit { break }
      kept.append(character)
    }
    return kept
  }

  private static func suffix(_ text: String, columns limit: Int) -> String {
    String(prefix(String(text.reversed()), columns: limit).reversed())
  }
}
