/// What follows a backslash, so that Graphviz expands no `\N`: a blank of no width. It reads backslashes once in HTML-like labels
/// and twice in tooltips, where the first reading takes one of two.
private let guardian = "\u{200b}"

/// Text for a DOT attribute in double quotes. `&` is written as an entity, since Graphviz lets entities through to the SVG.
func dotQuoted(_ lines: [String], limit: Int = Shown.tooltip) -> String {
  let safe = lines.map { line in
    var text = ""
    for character in shortened(visible(line), to: limit).unicodeScalars {
      switch character {
      case "\\": text += "\\\\" + guardian
      case "\"": text += "\\\""
      case "&": text += "&amp;"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
  return "\"\(safe.joined(separator: "\\n"))\""
}

/// Text inside an HTML-like label.
func dotEscaped(_ text: String, limit: Int) -> String {
  var result = ""
  for character in shortened(visible(text), to: limit).unicodeScalars {
    switch character {
    case "\\": result += "\\" + guardian
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.unicodeScalars.append(character)
    }
  }
  return result.isEmpty ? " " : result
}

/// `[a="1", b=<x>]`; values stand as they are given.
func dotAttributes(_ attributes: [(String, String)]) -> String {
  "[\(attributes.map { "\($0.0)=\($0.1)" }.joined(separator: ", "))]"
}

/// An HTML-like label of one line a row.
func dotTable(_ rows: [String], padding: Int) -> String {
  let cells = rows.map { "<tr><td>\($0)</td></tr>" }.joined()
  return "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"\(padding)\">\(cells)</table>>"
}
