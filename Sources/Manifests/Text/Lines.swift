import Model

/// Turns the places of the YAML parser into places of ours.
///
/// The parser counts columns in Unicode scalars and takes U+0085, U+2028 and U+2029 for line ends; an editor does not.
struct Lines {
  let bytes: [UInt8]
  /// Offsets of the first byte of each line, as the YAML parser and as an editor counts lines.
  private var parserStarts = [0]
  private var editorStarts = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...].prefix(3)
      if rest.first == 0x0A || rest.first == 0x0D {
        index += rest.starts(with: [0x0D, 0x0A]) ? 2 : 1
        parserStarts.append(index)
        editorStarts.append(index)
      } else if rest.starts(with: [0xC2, 0x85]) {
        index += 2
        parserStarts.append(index)
      } else if rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9]) {
        index += 3
        parserStarts.append(index)
      } else {
        index += 1
      }
    }
  }

  /// The offset of what the parser calls `line` and `column`, both from 1. Places beyond the text mean its end.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= parserStarts.count else { return bytes.count }
    var offset = parserStarts[line - 1]
    var left = column - 1
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }

  /// The place of a byte. The end of a text is the end of its last line that is not empty.
  func position(_ offset: Int) -> Position {
    var offset = offset
    if offset >= bytes.count { while offset > 0, bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D { offset -= 1 } }
    var low = 0
    var high = editorStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if editorStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - editorStarts[low] + 1)
  }
}
