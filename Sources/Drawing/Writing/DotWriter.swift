import Model

extension Picture {
  /// The picture as DOT text, ready for any Graphviz from 2.43 on.
  public var dot: String { text(of: self) }
}

private func text(of picture: Picture) -> String {
  var lines = ["digraph dilint {"]
  lines += head(picture).map { "  \($0)" }
  var members: [Picture.ID?: [Picture.Node]] = [:]
  for node in picture.nodes { members[node.cluster, default: []].append(node) }
  var children: [Picture.ID?: [Picture.Cluster]] = [:]
  for cluster in picture.clusters { children[cluster.parent, default: []].append(cluster) }
  func contents(of frame: Picture.ID?, _ indent: String) {
    for cluster in children[frame] ?? [] {
      lines.append("\(indent)subgraph \"cluster_\(cluster.id)\" {")
      lines.append("\(indent)  graph \(attributes(cluster))")
      contents(of: cluster.id, indent + "  ")
      lines.append("\(indent)}")
    }
    for node in members[frame] ?? [] { lines.append("\(indent)\(node.id) \(attributes(node))") }
  }
  contents(of: nil, "  ")
  /// The box inside a frame to which the frame's arrows are tied: one that nothing in the frame points to, so that the frame
  /// stands to the right of what points to it.
  func anchor(_ id: Picture.ID) -> Picture.ID? {
    func boxes(_ id: Picture.ID) -> [Picture.ID] {
      (members[id] ?? []).map(\.id) + (children[id] ?? []).flatMap { boxes($0.id) }
    }
    let inside = boxes(id)
    let pointedTo = Set(picture.edges.filter { $0.from != $0.to && inside.contains($0.from) }.map(\.to))
    return inside.first { !pointedTo.contains($0) } ?? inside.first
  }
  let anchors = Dictionary(uniqueKeysWithValues: picture.clusters.map { ($0.id, anchor($0.id)) })
  lines += ranks(of: picture)
  let rank = rankOfNode(picture)
  for edge in picture.edges {
    var extra: [(String, String)] = []
    if let from = rank[edge.from], let to = rank[edge.to], from > to { extra.append(("constraint", "false")) }
    var (from, to) = (edge.from, edge.to)
    if let box = anchors[from] ?? nil {
      extra.append(("ltail", "\"cluster_\(from)\""))
      from = box
    }
    if let box = anchors[to] ?? nil {
      extra.append(("lhead", "\"cluster_\(to)\""))
      to = box
    }
    lines.append("  \(from) -> \(to) \(attributes(edge, extra))")
  }
  return (lines + ["}"]).joined(separator: "\n") + "\n"
}

/// By box, the number of the frame in `ranks` that it stands in.
private func rankOfNode(_ picture: Picture) -> [Picture.ID: Int] {
  let number = Dictionary(uniqueKeysWithValues: picture.ranks.enumerated().map { ($1, $0) })
  return picture.nodes.reduce(into: [:]) { result, node in
    if let rank = node.cluster.flatMap({ number[$0] }) { result[node.id] = rank }
  }
}

/// Between each rank and the next an invisible point, to the right of all boxes of the one and to the left of all of the other.
private func ranks(of picture: Picture) -> [String] {
  let rank = rankOfNode(picture)
  // An arrow without weight would not count where frames are placed.
  let tie = " [style=invis]"
  return picture.ranks.indices.dropLast().flatMap { number -> [String] in
    let point = "rank\(number)"
    let before = picture.nodes.filter { rank[$0.id] == number }.map { "  \($0.id) -> \(point)\(tie)" }
    let after = picture.nodes.filter { rank[$0.id] == number + 1 }.map { "  \(point) -> \($0.id)\(tie)" }
    return ["  \(point) [shape=point, style=invis, width=0, height=0]"] + before + after
  }
}

private func head(_ picture: Picture) -> [String] {
  let font = ("fontname", "\"\(Theme.fonts)\"")
  return [
    "graph "
      + dotAttributes([
        ("rankdir", "LR"), ("compound", "true"), ("nslimit", "2"), ("nslimit1", "2"), ("nodesep", "0.22"), ("ranksep", "0.7"),
        ("pad", "0.35"), ("bgcolor", "\"\(Theme.paper)\""), font, ("fontsize", "11"), ("fontcolor", "\"\(Theme.ink)\""),
        ("labelloc", "t"), ("labeljust", "l"), ("tooltip", dotQuoted([picture.title])), ("label", header(picture)),
      ]),
    "node "
      + dotAttributes([
        ("shape", "box"), ("style", "\"rounded,filled\""), ("margin", "\"0.16,0.09\""), ("height", "0.4"), font,
        ("fontsize", "11"),
      ]),
    "edge " + dotAttributes([("arrowsize", "0.65"), font, ("fontsize", "9"), ("fontcolor", "\"\(Theme.faint)\"")]),
  ]
}

private func attributes(_ node: Picture.Node) -> String {
  let paint = Theme.paint(node)
  let name = "<b>\(dotEscaped(node.label, limit: 40))</b>"
  let detail = "<font point-size=\"9\" color=\"\(paint.faint)\">\(dotEscaped(node.detail, limit: 48))</font>"
  return dotAttributes(
    [
      ("label", dotTable(node.detail.isEmpty ? [name] : [name, detail], padding: 1)), ("tooltip", dotQuoted(node.tooltip)),
      ("fillcolor", "\"\(paint.fill)\""),
      ("color", "\"\(paint.line)\""), ("fontcolor", "\"\(paint.text)\""),
    ] + (paint.isDashed ? [("style", "\"rounded,filled,dashed\"")] : [])
      + (paint.width == 1 ? [] : [("penwidth", "\(paint.width)")]))
}

private func attributes(_ cluster: Picture.Cluster) -> String {
  let paint = Theme.paint(cluster)
  var words = [cluster.visibility?.rawValue].compactMap { $0 }
  if cluster.isDynamic { words.append("dynamic") }
  let detail = words.isEmpty ? "" : "  <font point-size=\"9\" color=\"\(paint.faint)\">\(words.joined(separator: " · "))</font>"
  return dotAttributes([
    ("label", dotTable(["<b>\(dotEscaped(cluster.label, limit: 40))</b>\(detail)"], padding: 4)),
    ("tooltip", dotQuoted(cluster.tooltip)),
    ("style", paint.isDashed ? "\"rounded,filled,dashed\"" : "\"rounded,filled\""), ("fillcolor", "\"\(paint.fill)\""),
    ("color", "\"\(paint.line)\""), ("fontcolor", "\"\(paint.text)\""), ("fontsize", "11"), ("margin", "14"),
    ("penwidth", "\(paint.width)"), ("labeljust", "l"),
  ])
}

private func attributes(_ edge: Picture.Edge, _ extra: [(String, String)]) -> String {
  let stroke = Theme.stroke(edge)
  var result = [("color", "\"\(stroke.color)\""), ("tooltip", dotQuoted(edge.tooltip))]
  if stroke.dash != .solid { result.append(("style", stroke.dash.rawValue)) }
  if stroke.head != .normal { result.append(("arrowhead", stroke.head.rawValue)) }
  if stroke.width != 1 { result.append(("penwidth", "\(stroke.width)")) }
  // At the tail: a label of its own would take a rank, bend the arrows around it and end up far from its arrow.
  if edge.needs > 1 {
    result += [("taillabel", "\"×\(edge.needs)\""), ("labeldistance", "1.6"), ("labelangle", "18")]
  }
  return dotAttributes(result + extra)
}
