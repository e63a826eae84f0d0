/// A JSON value whose keys stay in the order in which they were given.
enum JSON: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case array([JSON])
  case object([(String, JSON)])
}

extension JSON {
  /// Two blanks per level; arrays and objects of plain values only stand on one line where they fit.
  func rendered(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return quoted(text)
    case .number(let number): return String(number)
    case .flag(let flag): return String(flag)
    case .array(let items):
      if items.isEmpty { return "[]" }
      let line = "[" + items.map { $0.rendered() }.joined(separator: ", ") + "]"
      if items.allSatisfy(\.isPlain), line.utf8.count <= 90 { return line }
      return "[\n" + items.map { inner + $0.rendered(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let fields):
      if fields.isEmpty { return "{}" }
      let line = "{ " + fields.map { "\(quoted($0)): \($1.rendered())" }.joined(separator: ", ") + " }"
      if fields.allSatisfy(\.1.isPlain), line.utf8.count <= 90 { return line }
      let lines = fields.map { "\(inner)\(quoted($0)): \($1.rendered(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array(let items): items.isEmpty
    case .object(let fields): fields.isEmpty
    default: true
    }
  }
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
