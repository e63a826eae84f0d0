import Model

extension Picture {
  /// The picture as DOT text, ready for any Graphviz from 2.43 on.
  public var dot: String { dots[0] }

  /// The same in several arrangements, never none, the most promising first: `render(dots:format:)` takes the first that
  /// comes out well.
  public var dots: [String] { Arrangement.candidates(for: self).map { DotWriter(self, $0).text } }
}

/// Writes one picture in one arrangement.
private struct DotWriter {
  private let picture: Picture
  private let arrangement: Arrangement
  private var members: [Picture.ID?: [Picture.Node]] = [:]
  private var children: [Picture.ID?: [Picture.Cluster]] = [:]
  /// By box, the number of the frame in `Picture.ranks` that it stands in.
  private var layer: [Picture.ID: Int] = [:]

  init(_ picture: Picture, _ arrangement: Arrangement) {
    self.picture = picture
    self.arrangement = arrangement
    for node in picture.nodes { members[node.cluster, default: []].append(node) }
    for cluster in picture.clusters { children[cluster.parent, default: []].append(cluster) }
    let number = Dictionary(uniqueKeysWithValues: picture.ranks.enumerated().map { ($1, $0) })
    let parents = Dictionary(uniqueKeysWithValues: picture.clusters.map { ($0.id, $0.parent) })
    for node in picture.nodes {
      var frame = node.cluster
      while let outer = frame.flatMap({ parents[$0] ?? nil }) { frame = outer }
      layer[node.id] = frame.flatMap { number[$0] }
    }
  }

  var text: String {
    var lines = ["digraph dilint {"]
    lines += dotHead(picture, arrangement).map { "  \($0)" }
    lines += contents(of: nil, "  ")
    lines += layers
    lines += arrangement.ties.map { tie in
      "  \(tie.from) -> \(tie.to) [style=invis, weight=2\(tie.length > 1 ? ", minlen=\(tie.length)" : "")]"
    }
    lines += picture.edges.map(line)
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func contents(of frame: Picture.ID?, _ indent: String) -> [String] {
    (children[frame] ?? []).flatMap { cluster in
      ["\(indent)subgraph \"cluster_\(cluster.id)\" {", "\(indent)  graph \(dotAttributes(of: cluster))"]
        + contents(of: cluster.id, indent + "  ") + ["\(indent)}"]
    } + (members[frame] ?? []).map { "\(indent)\($0.id) \(dotAttributes(of: $0))" }
  }

  /// An arrow of a frame is tied to a box in it and cut off at its border.
  private func line(of edge: Picture.Edge) -> String {
    var extra: [(String, String)] = []
    if let from = layer[edge.from], let to = layer[edge.to], from > to { extra.append(("constraint", "false")) }
    if arrangement.doors[edge.from] != nil { extra.append(("ltail", "\"cluster_\(edge.from)\"")) }
    if arrangement.doors[edge.to] != nil { extra.append(("lhead", "\"cluster_\(edge.to)\"")) }
    let from = arrangement.doors[edge.from]?.last ?? edge.from
    let to = arrangement.doors[edge.to]?.first ?? edge.to
    return "  \(from) -> \(to) \(dotAttributes(of: edge, extra))"
  }

  /// Between each layer and the next an invisible point, behind all boxes of the one and before all of the other.
  private var layers: [String] {
    // An arrow without weight would not count where frames are placed.
    let tie = " [style=invis]"
    return picture.ranks.indices.dropLast().flatMap { number -> [String] in
      let point = "rank\(number)"
      let before = picture.nodes.filter { layer[$0.id] == number }.map { "  \($0.id) -> \(point)\(tie)" }
      let after = picture.nodes.filter { layer[$0.id] == number + 1 }.map { "  \(point) -> \($0.id)\(tie)" }
      return ["  \(point) [shape=point, style=invis, width=0, height=0]"] + before + after
    }
  }
}
