import Model

/// A picture in the language D2, cut to what its layouts come to an end with.
func d2(_ picture: Picture) -> (text: String, notice: String?) {
  // D2 names no limit, but gives a layout two minutes.
  fitted(picture, edges: 1_000, characters: 500_000, comment: "#", writing: diagram)
}

private func diagram(_ picture: Picture) -> [String] {
  var lines = ["direction: right", "title: \(quoted([picture.title] + picture.caption)) {shape: text; near: top-center}"]
  lines += nested(
    picture,
    open: { "\($0.id): \(quoted([$0.label])) {\n    style: {\(style(Theme.paint($0)))}" }, close: "}",
    box: { node in
      let link = node.link.map { "link: \(quoted([$0])); " } ?? ""
      let words = quoted([node.label, node.detail].filter { !$0.isEmpty })
      return "\(node.id): \(words) {\(link)tooltip: \(quoted(node.tooltip)); style: {\(style(Theme.paint(node)))}}"
    })
  let parents = Dictionary(
    uniqueKeysWithValues: picture.nodes.map { ($0.id, $0.cluster) } + picture.clusters.map { ($0.id, $0.parent) })
  func path(_ id: Picture.ID) -> String {
    var path = id.description
    var next = parents[id] ?? nil
    while let frame = next {
      path = "\(frame).\(path)"
      next = parents[frame] ?? nil
    }
    return path
  }
  lines += picture.edges.map { edge in
    let stroke = Theme.stroke(edge)
    let label = edge.needs > 1 ? "\(edge.needs)" : "\"\""
    let dash = stroke.dash == .solid ? "" : "; stroke-dash: 4"
    return "\(path(edge.from)) \(edge.isMutual ? "<->" : "->") \(path(edge.to)): \(label) "
      + "{style: {stroke: \"\(stroke.color)\"; stroke-width: \(Int(stroke.width.rounded()))\(dash)}}"
  }
  return lines
}

private func style(_ paint: Paint) -> String {
  let fill = paint.fill == "none" ? "transparent" : paint.fill
  return
    "fill: \"\(fill)\"; stroke: \"\(paint.line)\"; font-color: \"\(paint.text)\"; stroke-width: \(Int(paint.width.rounded())); "
    + "border-radius: 6\(paint.isDashed ? "; stroke-dash: 4" : "")"
}

/// A string in double quotes, in which D2 would replace `${…}`.
private func quoted(_ lines: [String]) -> String {
  let safe = lines.map { line in
    var text = ""
    for scalar in shortened(visible(line), to: Shown.tooltip).unicodeScalars {
      if scalar == "\\" || scalar == "\"" || scalar == "$" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
  return "\"\(safe.joined(separator: "\\n"))\""
}
