import Model

/// What holds for the whole picture and for every box and arrow in it.
func dotHead(_ picture: Picture, _ arrangement: Arrangement) -> [String] {
  let font = ("fontname", "\"\(Theme.fonts)\"")
  let effort = arrangement.effort.map { [("nslimit", "0.1"), ("mclimit", decimal($0))] } ?? [("nslimit", "2")]
  return [
    "graph "
      + dotAttributes(
        [
          ("rankdir", arrangement.direction == .right ? "LR" : "TB"), ("compound", "true"), ("nslimit1", "2"),
          ("nodesep", decimal(arrangement.boxGap)), ("ranksep", decimal(arrangement.rankGap)), ("pad", "0.35"),
          ("bgcolor", "\"\(Theme.paper)\""), font, ("fontsize", "11"), ("fontcolor", "\"\(Theme.ink)\""), ("labelloc", "t"),
          ("labeljust", "l"), ("tooltip", dotQuoted([picture.title] + picture.caption)), ("label", header(picture)),
        ] + effort),
    "node "
      + dotAttributes([
        ("shape", "box"), ("style", "\"rounded,filled\""), ("margin", "\"0.16,0.09\""), ("height", "0.4"), font,
        ("fontsize", "11"),
      ]),
    "edge " + dotAttributes([("arrowsize", "0.65"), font, ("fontsize", "9"), ("fontcolor", "\"\(Theme.faint)\"")]),
  ]
}

func dotAttributes(of node: Picture.Node) -> String {
  let paint = Theme.paint(node)
  let name = "<b>\(dotEscaped(node.label, limit: Shown.label))</b>"
  let detail = "<font point-size=\"9\" color=\"\(paint.faint)\">\(dotEscaped(node.detail, limit: Shown.detail))</font>"
  return dotAttributes(
    [("label", dotTable(node.detail.isEmpty ? [name] : [name, detail], padding: 1)), ("tooltip", dotQuoted(node.tooltip))]
      + address(node.link)
      + [("fillcolor", "\"\(paint.fill)\""), ("color", "\"\(paint.line)\""), ("fontcolor", "\"\(paint.text)\"")]
      + (paint.isDashed ? [("style", "\"rounded,filled,dashed\"")] : [])
      + (paint.width == 1 ? [] : [("penwidth", decimal(paint.width))]))
}

func dotAttributes(of cluster: Picture.Cluster) -> String {
  let paint = Theme.paint(cluster)
  var words = [cluster.visibility?.rawValue].compactMap { $0 }
  if cluster.isDynamic { words.append("dynamic") }
  let detail = words.isEmpty ? "" : "  <font point-size=\"9\" color=\"\(paint.faint)\">\(words.joined(separator: " · "))</font>"
  let name = dotEscaped(cluster.label, limit: Shown.label)
  let isNamed = cluster.kind != .alike
  let title = isNamed ? "<b>\(name)</b>" : "<font point-size=\"9\" color=\"\(paint.faint)\">\(name)</font>"
  let style = ["rounded", isNamed ? "filled" : nil, paint.isDashed ? "dashed" : nil].compactMap { $0 }
  return dotAttributes(
    [("label", dotTable(["\(title)\(detail)"], padding: 4)), ("tooltip", dotQuoted(cluster.tooltip))] + address(cluster.link) + [
      ("style", "\"\(style.joined(separator: ","))\""), ("fillcolor", "\"\(paint.fill)\""), ("color", "\"\(paint.line)\""),
      ("fontcolor", "\"\(paint.text)\""), ("fontsize", "11"), ("margin", "14"), ("penwidth", decimal(paint.width)),
      ("labeljust", "l"),
    ])
}

func dotAttributes(of edge: Picture.Edge, _ extra: [(String, String)]) -> String {
  let stroke = Theme.stroke(edge)
  var result = [("color", "\"\(stroke.color)\""), ("tooltip", dotQuoted(edge.tooltip))]
  if stroke.dash != .solid { result.append(("style", stroke.dash.rawValue)) }
  if stroke.head != .normal { result.append(("arrowhead", stroke.head.rawValue)) }
  if edge.isMutual { result += [("dir", "both"), ("arrowtail", stroke.head.rawValue)] }
  if stroke.width != 1 { result.append(("penwidth", decimal(stroke.width))) }
  return dotAttributes(result + extra)
}

private func address(_ link: String?) -> [(String, String)] {
  // Graphviz expands backslashes and entities in addresses; an address has neither.
  link.map { [("URL", "\"\($0.replacing("&", with: "&amp;"))\"")] } ?? []
}

/// With at most two digits after the point.
func decimal(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let digits = "\(hundredths % 100)"
  let fraction = hundredths % 100 == 0 ? "0" : String(("0" + digits).suffix(2))
  return "\(hundredths / 100).\(fraction.count == 2 && fraction.hasSuffix("0") ? String(fraction.dropLast()) : fraction)"
}
