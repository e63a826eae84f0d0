import Model
import SwiftSyntax

/// Where the lines of a text begin, so that a byte offset becomes a line and column.
struct LineTable: Sendable {
  private var starts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { text in
      for index in text.indices {
        switch text[index] {
        case UInt8(ascii: "\n"): starts.append(index + 1)
        case UInt8(ascii: "\r") where index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n"): starts.append(index + 1)
        default: continue
        }
      }
    }
  }

  /// The line, from 0, that holds the offset.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func position(_ offset: Int) -> Position {
    let line = line(of: offset)
    return Position(line: line + 1, column: offset - starts[line] + 1)
  }

  func position(_ token: TokenSyntax) -> Position {
    position(token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
