import Model

/// A file in Starlark, the language of Bazel's and Buck's build files, as far as such files are data: calls, assignments, loads and
/// functions. What is anything else is `other`.
struct StarlarkFile {
  var statements: [StarlarkStatement]
}

indirect enum StarlarkStatement {
  case expression(StarlarkExpression)
  case assign(String, StarlarkExpression)
  /// `load("//x:y.bzl", "a", b = "c")`: the file, and the names with what they are called there.
  case load(String, [(name: String, original: String)])
  case function(String, [StarlarkParameter], body: [StarlarkStatement])
  case `return`(StarlarkExpression?)
  /// `if`, `for` and whatever else is not followed.
  case other
}

struct StarlarkParameter {
  enum Kind { case plain, list, table }
  var name: String
  var standard: StarlarkExpression?
  var kind: Kind = .plain
}

struct StarlarkExpression {
  indirect enum Form {
    case name(String)
    case text(String)
    case number(Int)
    case list([StarlarkExpression])
    case table([(key: StarlarkExpression, value: StarlarkExpression)])
    case call(StarlarkExpression, [StarlarkArgument])
    case member(StarlarkExpression, String)
    case binary(StarlarkExpression, String, StarlarkExpression)
    /// `[body for name in list]` without a condition.
    case each(StarlarkExpression, String, StarlarkExpression)
    case other
  }

  var form: Form
  var at: Position
}

struct StarlarkArgument {
  enum Kind { case plain, list, table }
  var name: String?
  var value: StarlarkExpression
  var kind: Kind = .plain
}

/// A piece of Starlark text.
struct StarlarkToken: Equatable {
  enum Kind: Equatable { case name(String), text(String), number(Int), sign(String), newline, indent, dedent, end }
  var kind: Kind
  var at: Position
}

/// Cuts a text into tokens. Lines inside brackets are one; blocks are marked as Python marks them.
func starlarkTokens(_ text: String) -> [StarlarkToken] {
  var lexer = Lexer(bytes: Array(text.utf8))
  return lexer.all()
}

private struct Lexer {
  let bytes: [UInt8]
  var at = 0
  var line = 1
  var lineStart = 0
  var depth = 0
  var indents = [0]
  var tokens: [StarlarkToken] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var place: Position { Position(line: line, column: at - lineStart + 1) }

  mutating func all() -> [StarlarkToken] {
    startLine()
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\n"):
        at += 1
        line += 1
        lineStart = at
        if depth == 0 {
          tokens.append(StarlarkToken(kind: .newline, at: place))
          startLine()
        }
      case UInt8(ascii: "#"): while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "\\") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\n"):
        at += 2
        line += 1
        lineStart = at
      case UInt8(ascii: "\""), UInt8(ascii: "'"): string()
      default:
        if isLetter(byte) { word() } else if isDigit(byte) { number() } else { sign() }
      }
    }
    tokens.append(StarlarkToken(kind: .newline, at: place))
    for _ in indents.dropFirst() { tokens.append(StarlarkToken(kind: .dedent, at: place)) }
    tokens.append(StarlarkToken(kind: .end, at: place))
    return tokens
  }

  /// Measures how far a line that holds something is moved in.
  private mutating func startLine() {
    var end = at
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    guard end < bytes.count, ![UInt8(ascii: "\n"), UInt8(ascii: "#"), UInt8(ascii: "\r")].contains(bytes[end]) else { return }
    let width = end - at
    at = end
    if width > indents[indents.count - 1], indents.count < 100 {
      indents.append(width)
      tokens.append(StarlarkToken(kind: .indent, at: place))
    }
    while width < indents[indents.count - 1] {
      indents.removeLast()
      tokens.append(StarlarkToken(kind: .dedent, at: place))
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func word() {
    let (start, here) = (at, place)
    while at < bytes.count, isLetter(bytes[at]) || isDigit(bytes[at]) { at += 1 }
    let name = String(decoding: bytes[start..<at], as: UTF8.self)
    if name == "r", at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
      return string(isRaw: true)
    }
    tokens.append(StarlarkToken(kind: .name(name), at: here))
  }

  private mutating func number() {
    let (start, here) = (at, place)
    while at < bytes.count, isDigit(bytes[at]) || bytes[at] == UInt8(ascii: ".") || isLetter(bytes[at]) { at += 1 }
    tokens.append(StarlarkToken(kind: .number(Int(String(decoding: bytes[start..<at], as: UTF8.self)) ?? 0), at: here))
  }

  private mutating func sign() {
    let here = place
    let two = String(decoding: bytes[at..<min(at + 2, bytes.count)], as: UTF8.self)
    let text =
      ["**", "==", "!=", "+=", "<=", ">=", "//", "->"].contains(two) ? two : String(decoding: [bytes[at]], as: UTF8.self)
    at += text.utf8.count == 2 ? 2 : 1
    if ["(", "[", "{"].contains(text) { depth += 1 }
    if [")", "]", "}"].contains(text) { depth = max(0, depth - 1) }
    tokens.append(StarlarkToken(kind: .sign(text), at: here))
  }

  private mutating func string(isRaw: Bool = false) {
    let (mark, here) = (bytes[at], place)
    let isLong = at + 2 < bytes.count && bytes[at + 1] == mark && bytes[at + 2] == mark
    at += isLong ? 3 : 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == mark, !isLong || at + 2 < bytes.count && bytes[at + 1] == mark && bytes[at + 2] == mark {
        at += isLong ? 3 : 1
        break
      }
      if byte == UInt8(ascii: "\n") {
        if !isLong { break }
        line += 1
        lineStart = at + 1
      }
      if byte == UInt8(ascii: "\\"), !isRaw, at + 1 < bytes.count {
        at += 1
        if bytes[at] == UInt8(ascii: "\n") {
          line += 1
          lineStart = at + 1
        } else {
          text.append(bytes[at] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[at])
        }
      } else {
        text.append(byte)
      }
      at += 1
    }
    tokens.append(StarlarkToken(kind: .text(String(decoding: text, as: UTF8.self)), at: here))
  }
}
