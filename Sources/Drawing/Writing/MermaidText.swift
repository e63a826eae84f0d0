import Model

/// A picture as a Mermaid flow chart, cut to what its viewers take.
func mermaid(_ picture: Picture) -> (text: String, notice: String?) {
  // What Mermaid draws unless its page is configured otherwise: `maxEdges` and `maxTextSize`.
  fitted(picture, edges: 500, characters: 50_000, comment: "%%", writing: chart)
}

private func chart(_ picture: Picture) -> [String] {
  var lines = ["flowchart LR", "  accTitle: \(plain(picture.title))"]
  if !picture.caption.isEmpty { lines.append("  accDescr: \(plain(picture.caption.joined(separator: "; ")))") }
  lines += nested(
    picture,
    open: { "subgraph \($0.id)[\"\(quoted($0.label))\"]" }, close: "end",
    box: { node in
      let text = [node.label, node.detail].filter { !$0.isEmpty }.map(quoted).joined(separator: "<br/>")
      return "\(node.id)[\"\(text)\"]"
    })
  lines += picture.edges.map { edge in
    let label = edge.needs > 1 ? "|\(edge.needs)|" : ""
    return "  \(edge.from) \(arrow(edge))\(label) \(edge.to)"
  }
  for (index, edge) in picture.edges.enumerated() {
    let stroke = Theme.stroke(edge)
    lines.append("  linkStyle \(index) stroke:\(stroke.color),stroke-width:\(decimal(stroke.width))px")
  }
  let looks = Dictionary(grouping: picture.nodes) { Theme.paint($0) }
  for (number, look) in looks.sorted(by: { $0.value[0].id < $1.value[0].id }).enumerated() {
    let (paint, nodes) = look
    let dash = paint.isDashed ? ",stroke-dasharray:4" : ""
    lines.append(
      "  classDef k\(number) fill:\(paint.fill),stroke:\(paint.line),color:\(paint.text),stroke-width:\(decimal(paint.width))px\(dash)"
    )
    lines.append("  class \(nodes.map(\.id.description).joined(separator: ",")) k\(number)")
  }
  return lines
}

private func arrow(_ edge: Picture.Edge) -> String {
  let isDashed = Theme.stroke(edge).dash != .solid
  return (edge.isMutual ? "<" : "") + (isDashed ? "-.->" : "-->")
}

/// Text in quotes: all that might be markup as a number.
private func quoted(_ text: String) -> String {
  var result = ""
  for scalar in shortened(visible(text), to: Shown.detail).unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "_", "-", "+", "(", ")", "·", ":", "/":
      result.unicodeScalars.append(scalar)
    case _ where scalar.value >= 0xa0: result.unicodeScalars.append(scalar)
    default: result += "#\(scalar.value);"
    }
  }
  return result.isEmpty ? " " : result
}

/// Text at the end of a line, where nothing can be quoted.
private func plain(_ text: String) -> String {
  String(shortened(visible(text), to: Shown.tooltip).map { #";#{}"%<>`"#.contains($0) ? " " : $0 })
}
