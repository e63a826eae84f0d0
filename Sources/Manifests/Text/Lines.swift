import Model

/// Turns the places of the YAML parser into places of ours.
///
/// The parser counts columns in Unicode scalars and takes U+0085, U+2028 and U+2029 for line ends; an editor does not.
struct Lines {
  let bytes: [UInt8]
  /// Offsets of the first byte of each line, as the YAML parser and as an editor counts lines.
  private var parserStarts = [0]
  private var editorStarts = [0]
  /// The parser's lines in which a column is not always a byte.
  private var wide: Set<Int> = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x0A: end(at: index)
      case 0x0D:
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        end(at: index)
      case 0xC2 where bytes[index] == 0x85: parserStarts.append(index + 1)
      case 0xE2 where bytes[index] == 0x80 && (bytes[index + 1] == 0xA8 || bytes[index + 1] == 0xA9):
        parserStarts.append(index + 2)
      default: break
      }
      if byte >= 0x80 { wide.insert(parserStarts.count - 1) }
    }
  }

  private mutating func end(at index: Int) {
    parserStarts.append(index)
    editorStarts.append(index)
  }

  /// The offset of what the parser calls `line` and `column`, both from 1. Places beyond the text mean its end.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= parserStarts.count else { return bytes.count }
    var offset = parserStarts[line - 1]
    if !wide.contains(line - 1) { return min(offset + column - 1, bytes.count) }
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
