/// What is wrong with an XML text: a tag that is not closed in turn, a bare `<`, `>` or `&`, an attribute without quotes, a
/// character that XML forbids. nil for a text that any parser takes. It knows as much XML as Graphviz writes.
func problem(inXML text: String) -> String? {
  var open: [Substring] = []
  var rest = text[...]
  while let start = rest.firstIndex(of: "<") {
    if let problem = problem(inText: rest[..<start]) { return problem }
    rest = rest[start...]
    let (skip, end) =
      rest.hasPrefix("<!--") ? (4, "-->") : rest.hasPrefix("<?") ? (2, "?>") : rest.hasPrefix("<!") ? (2, ">") : (1, ">")
    guard let close = rest.dropFirst(skip).firstRange(of: end) else { return "no end of \(rest.prefix(40))" }
    let tag = rest[rest.index(start, offsetBy: skip)..<close.lowerBound]
    rest = rest[close.upperBound...]
    guard skip == 1 else { continue }
    if tag.hasPrefix("/") {
      guard open.popLast() == tag.dropFirst() else { return "</\(tag)> closes nothing" }
    } else {
      let name = tag.prefix { $0 != " " && $0 != "/" && $0 != "\n" }
      if let problem = problem(inAttributes: tag.dropFirst(name.count)) { return problem }
      if !tag.hasSuffix("/") { open.append(name) }
    }
  }
  return open.isEmpty ? problem(inText: rest) : "\(open) left open"
}

private func problem(inAttributes text: Substring) -> String? {
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
  guard parts.count % 2 == 1 else { return "quotes in \(text.prefix(80))" }
  for (index, part) in parts.enumerated() {
    if let problem = problem(inText: part) { return problem }
    if index % 2 == 0, index + 1 < parts.count, !part.hasSuffix("=") { return "no name before a value in \(text.prefix(80))" }
  }
  return nil
}

private func problem(inText text: Substring) -> String? {
  for scalar in text.unicodeScalars where scalar.value < 0x20 && !"\n\r\t".unicodeScalars.contains(scalar) || scalar.value == 0x7f
  {
    return "control character \(scalar.value)"
  }
  if text.unicodeScalars.contains(where: { $0 == "<" || $0 == ">" }) { return "bare bracket in \(text.prefix(80))" }
  for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
    let entity = piece.prefix { $0 != ";" }
    guard ["amp", "lt", "gt", "quot", "apos"].contains(entity) || entity.hasPrefix("#") else {
      return "entity \(entity.prefix(40))"
    }
  }
  return nil
}
