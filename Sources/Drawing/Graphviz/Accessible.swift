/// An SVG of Graphviz for all who look at it, or cannot: names and places as `<title>`, which browsers show and screen readers
/// read, in place of Graphviz's names of points; a title, a description and roles; and other colours where the reader's page is
/// dark.
func accessible(svg: [UInt8]) -> [UInt8] {
  let lines = svg.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  var result: [UInt8] = []
  result.reserveCapacity(svg.count * 3 / 2)
  var index = 0
  func add(_ text: some Sequence<UInt8>) {
    result += text
    result.append(UInt8(ascii: "\n"))
  }
  while index < lines.count {
    let line = lines[index]
    if line.starts(with: Array(" viewBox=".utf8)), line.last == UInt8(ascii: ">") {
      add(line.dropLast() + Array(#" role="graphics-document document" aria-labelledby="title" aria-describedby="desc">"#.utf8))
      add(Array(document(of: lines).utf8))
    } else if let role = role(of: line), index + 2 < lines.count {
      add(line.dropLast() + Array(" role=\"\(role)\">".utf8))
      // The next line is Graphviz's title; the one after it links to the place and has ours, if there is any.
      let words = attribute("xlink:title", in: lines[index + 2])
      if let words { add(Array("<title>".utf8) + words + Array("</title>".utf8)) } else { add(lines[index + 1]) }
      index += 1
    } else if line.starts(with: Array("<g id=\"graph".utf8)) {
      add(line)
      index += 1
    } else {
      add(line)
    }
    index += 1
  }
  result.removeLast()
  return result
}

private func role(of line: ArraySlice<UInt8>) -> String? {
  guard line.starts(with: Array("<g id=\"".utf8)), line.last == UInt8(ascii: ">") else { return nil }
  switch attribute("class", in: line).map({ String(decoding: $0, as: UTF8.self) }) {
  case "node", "edge": return "graphics-symbol"
  case "cluster": return "graphics-object"
  default: return nil
  }
}

/// Title, description and colours, from the first line and the further ones of the whole graph's tooltip.
private func document(of lines: [ArraySlice<UInt8>]) -> String {
  let line = lines.first { $0.starts(with: Array("<g id=\"a_graph".utf8)) } ?? []
  let words = attribute("xlink:title", in: line).map { String(decoding: $0, as: UTF8.self) } ?? "graph"
  let parts = words.split(separator: "&#10;", maxSplits: 1)
  return """
    <title id="title">\(parts.first ?? "graph")</title>
    <desc id="desc">\(parts.dropFirst().first ?? "")</desc>
    <style>
    @media (prefers-color-scheme: dark) {
    \(Theme.darkRules.joined(separator: "\n"))
    }
    </style>
    """
}

private func attribute(_ name: String, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  guard let start = line.firstRange(of: Array(" \(name)=\"".utf8)),
    let end = line[start.upperBound...].firstIndex(of: UInt8(ascii: "\""))
  else { return nil }
  return line[start.upperBound..<end]
}
