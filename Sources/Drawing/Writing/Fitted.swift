import Model

/// The lines of a picture that stays within what a viewer takes: first arrows are left out, the weakest statements first and
/// those of findings never before others, then boxes from the end. A comment on top and the notice say what was left out.
func fitted(
  _ picture: Picture, edges limit: Int, characters: Int, comment: String, writing: (Picture) -> [String]
) -> (text: String, notice: String?) {
  var arrows = min(limit, picture.edges.count)
  var boxes = picture.nodes.count
  while true {
    let part = picture.limited(arrows: arrows, boxes: boxes)
    var lines = writing(part)
    let cut = left(out: picture, of: part)
    let notice = cut.isEmpty ? nil : "\(cut): the format takes at most \(limit) arrows and \(characters) characters"
    if let notice { lines.insert("\(comment) \(notice)", at: 0) }
    let text = lines.joined(separator: "\n") + "\n"
    if text.utf8.count <= characters || boxes == 0 { return (text, notice) }
    if arrows > 0 { arrows = arrows * 3 / 4 } else { boxes = boxes * 3 / 4 }
  }
}

/// `12 arrows and 3 boxes are left out`; nothing where none is.
private func left(out picture: Picture, of part: Picture) -> String {
  let parts = [(picture.edges.count - part.edges.count, "arrow"), (picture.nodes.count - part.nodes.count, "box")]
    .filter { $0.0 > 0 }.map { $0.1 == "box" && $0.0 > 1 ? "\($0.0) boxes" : counted($0.0, $0.1) }
  return parts.isEmpty ? "" : "\(parts.joined(separator: " and ")) left out"
}

extension Picture {
  fileprivate func limited(arrows: Int, boxes: Int) -> Picture {
    guard arrows < edges.count || boxes < nodes.count else { return self }
    var result = self
    let order = nodes.sorted {
      ($0.isFocus ? 0 : 1, $0.trouble == nil ? 1 : 0, $0.id) < ($1.isFocus ? 0 : 1, $1.trouble == nil ? 1 : 0, $1.id)
    }
    let kept = Set(order.prefix(boxes).map(\.id))
    result.nodes = nodes.filter { kept.contains($0.id) }
    var filled = Set(result.nodes.compactMap(\.cluster))
    for cluster in clusters.reversed() where filled.contains(cluster.id) {
      if let parent = cluster.parent { filled.insert(parent) }
    }
    for cluster in clusters where filled.contains(cluster.id) { if let parent = cluster.parent { filled.insert(parent) } }
    result.clusters = clusters.filter { filled.contains($0.id) }
    let drawn = kept.union(filled)
    let strongest = edges.filter { drawn.contains($0.from) && drawn.contains($0.to) }
      .sorted { ($0.trouble == nil ? 1 : 0, $1.kind, $0.from, $0.to) < ($1.trouble == nil ? 1 : 0, $0.kind, $1.from, $1.to) }
    result.edges = strongest.prefix(arrows).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return result
  }
}

/// The frames of a picture with what stands in them, a line each, indented by depth.
func nested(
  _ picture: Picture, open: (Picture.Cluster) -> String, close: String, box: (Picture.Node) -> String
) -> [String] {
  var members: [Picture.ID?: [Picture.Node]] = [:]
  for node in picture.nodes { members[node.cluster, default: []].append(node) }
  var children: [Picture.ID?: [Picture.Cluster]] = [:]
  for cluster in picture.clusters { children[cluster.parent, default: []].append(cluster) }
  func contents(of frame: Picture.ID?, _ indent: String) -> [String] {
    (children[frame] ?? []).flatMap { cluster in
      ["\(indent)\(open(cluster))"] + contents(of: cluster.id, indent + "  ") + ["\(indent)\(close)"]
    } + (members[frame] ?? []).map { "\(indent)\(box($0))" }
  }
  return contents(of: nil, "  ")
}
