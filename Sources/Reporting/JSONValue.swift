import Model

/// JSON with its members in the order in which they are given.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// Two blanks a level; what holds only plain values stays on one line. Ends with a line break.
  var text: String { written("") + "\n" }

  private var isFlat: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.allSatisfy { !$0.1.isContainer }
    default: true
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  private func written(_ indent: String) -> String {
    let deeper = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .string(let value): return value.jsonLiteral
    case .array(let values):
      if values.isEmpty { return "[]" }
      if values.allSatisfy({ !$0.isContainer }) { return "[\(values.map { $0.written("") }.joined(separator: ", "))]" }
      return "[\n" + values.map { deeper + $0.written(deeper) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let parts = members.map { "\($0.0.jsonLiteral): \($0.1.written(deeper))" }
      if isFlat && parts.reduce(0, { $0 + $1.utf8.count }) < 100 { return "{ \(parts.joined(separator: ", ")) }" }
      return "{\n" + parts.map { deeper + $0 }.joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}
