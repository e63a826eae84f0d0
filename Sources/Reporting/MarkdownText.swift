import Model

/// Prose for Markdown: code between backticks stays code, and nothing else is taken for a link, a tag, a mention or a heading.
func markdown(_ text: String) -> String {
  let plain = neutral(text)
  let parts = plain.split(separator: "`", omittingEmptySubsequences: false)
  guard parts.count % 2 == 1 else { return escaped(plain) }
  return parts.enumerated().map { $0 % 2 == 1 ? ($1.isEmpty ? "" : "`\($1)`") : escaped($1) }.joined()
}

/// A line of source between fences that nothing in it can close.
func fenced(_ line: String, _ language: String) -> String {
  let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return "\(fence)\(language)\n\(neutral(line))\n\(fence)"
}

private func escaped(_ text: some StringProtocol) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "&": escaped += "&amp;"
    // Nobody of that name wants to be told.
    case "@": escaped += "&#64;"
    case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "$": escaped += "\\" + String(scalar)
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
