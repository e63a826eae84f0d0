import Yams

/// A text that is no YAML: where the parser stopped, and what it means in the words of somebody who writes a manifest.
struct SyntaxError: Error {
  var offset: Int
  var message: String

  init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  init(_ error: YamlError, _ lines: Lines) {
    switch error {
    case .reader(let problem, let place, _, let yaml):
      let index = place.flatMap { yaml.index(yaml.startIndex, offsetBy: $0, limitedBy: yaml.endIndex) }
      offset = index.map { yaml.utf8.distance(from: yaml.startIndex, to: $0) } ?? lines.bytes.count
      message = "this is no text that YAML allows: \(problem)"
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      offset = lines.offset(line: mark.line, column: mark.column)
      let origin = context.map { lines.offset(line: $0.mark.line, column: $0.mark.column) }
      if problem == "found unexpected end of stream", context?.text == "while scanning a quoted scalar", let origin {
        offset = origin
      }
      let line = origin.map { lines.position($0).line }
      message =
        Self.advice(problem, context: context?.text, from: line ?? 1, at: lines.bytes[min(offset, lines.bytes.count)...])
        ?? "this is not valid YAML: \(problem)" + (context.map { ", \($0.text) that begins in line \(line ?? 1)" } ?? "")
    case .duplicatedKeysInMapping(let keys, let context):
      offset = lines.offset(line: context.mark.line, column: context.mark.column)
      message = "`\(keys.first ?? "")` is written twice in one mapping"
    default:
      offset = 0
      message = "this cannot be read as YAML: \(error)"
    }
  }

  /// What to do about the mistakes that people make. `line` is where the list or mapping that suffers from it begins.
  private static func advice(
    _ problem: String, context: String?, from line: Int, at rest: ArraySlice<UInt8>
  ) -> String? {
    switch problem {
    case "found character that cannot start any token":
      guard let byte = rest.first else { return nil }
      if byte == 0x09 { return "YAML is indented with spaces, and this is a tab" }
      return "a text that begins with `\(Character(Unicode.Scalar(byte)))` must stand in quotes"
    case "found undefined alias":
      return "no YAML anchor of this name stands before this alias; a text that begins with `*` must stand in quotes"
    case "did not find expected alphabetic or numeric character":
      let (sign, word) = context == "while scanning an alias" ? ("*", "alias") : ("&", "anchor")
      return "a text that begins with `\(sign)` must stand in quotes, else it is a YAML \(word)"
    case "mapping values are not allowed in this context":
      return "a key cannot stand here; check the indentation, and put a text that holds `: ` in quotes"
    case "could not find expected ':'": return "`:` is missing after a key"
    case "found unexpected end of stream" where context == "while scanning a quoted scalar":
      return "the quote that opens here is never closed"
    case "did not find expected ',' or ']'": return "`,` or `]` is missing before this; the list begins in line \(line)"
    case "did not find expected ',' or '}'": return "`,` or `}` is missing before this; the mapping begins in line \(line)"
    case "did not find expected key":
      return "a key must stand here, as deep as the first key of this mapping, in line \(line); check the indentation"
    case "did not find expected '-' indicator":
      return "`- ` must stand here, as deep as the first entry of this list, in line \(line); check the indentation"
    case "but found another document":
      return "a manifest is one YAML document, and a second one begins here; remove the line `---`"
    default: return nil
    }
  }
}
