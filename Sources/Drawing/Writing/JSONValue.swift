import Model

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
      guard case .array(let items) = value, !items.isEmpty else { return "  \(name.jsonLiteral): \(value.line)" }
      return "  \(name.jsonLiteral): [\n" + items.map { "    \($0.line)" }.joined(separator: ",\n") + "\n  ]"
    }
    return "{\n\(parts.joined(separator: ",\n"))\n}\n"
  }

  private var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .string(let value): value.jsonLiteral
    case .array(let items): "[\(items.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty ? "{}" : "{ \(members.map { "\($0.0.jsonLiteral): \($0.1.line)" }.joined(separator: ", ")) }"
    }
  }
}
