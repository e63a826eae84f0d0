/// JSON whose members keep the order in which they are given, so that equal values are equal bytes.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// An item of a list a line, so that two graphs can be compared line by line. Ends with a line break.
  var text: String {
    guard case .object(let members) = self else { return line + "\n" }
    let parts = members.map { name, value in
      guard case .array(let items) = value, !items.isEmpty else { return "  \(quoted(name)): \(value.line)" }
      return "  \(quoted(name)): [\n" + items.map { "    \($0.line)" }.joined(separator: ",\n") + "\n  ]"
    }
    return "{\n\(parts.joined(separator: ",\n"))\n}\n"
  }

  private var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .string(let value): quoted(value)
    case .array(let items): "[\(items.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty ? "{}" : "{ \(members.map { "\(quoted($0.0)): \($0.1.line)" }.joined(separator: ", ")) }"
    }
  }
}

/// Control characters of both sets are escaped, so that no terminal obeys a name.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x22: result += "\\\""
    case 0x5c: result += "\\\\"
    case 0x0a: result += "\\n"
    case 0x09: result += "\\t"
    case 0..<0x20, 0x7f..<0xa0, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
