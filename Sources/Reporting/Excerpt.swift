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
    let before = String(decoding: bytes.prefix(max(0, column - 1)), as: UTF8.self)
    let after = String(decoding: bytes.dropFirst(max(0, column - 1)), as: UTF8.self)
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
