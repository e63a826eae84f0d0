import Model

/// XML, its attributes in the order in which they are given.
struct XMLElement {
  var name: String
  var attributes: [(String, String)] = []
  var text: String?
  var children: [XMLElement] = []

  /// With the declaration in front, two blanks a level, a line break at the end.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + written("") + "\n" }

  private func written(_ indent: String) -> String {
    let head = name + attributes.map { " \($0.0)=\"\(escaped(neutral($0.1)))\"" }.joined()
    if let text {
      // Line breaks are kept; what else would steer a terminal, or is no character of XML, is not.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(neutral(String($0))) }
      return "\(indent)<\(head)>\(lines.joined(separator: "\n"))</\(name)>"
    }
    if children.isEmpty { return "\(indent)<\(head)/>" }
    return "\(indent)<\(head)>\n" + children.map { $0.written(indent + "  ") + "\n" }.joined() + "\(indent)</\(name)>"
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
