/// What stands in what, and the arrows between what stands side by side.
struct Nesting {
  /// By frame, nil for the picture itself, its frames and boxes.
  private(set) var members: [Picture.ID?: [Picture.ID]] = [:]
  /// By frame, the arrows between its members, by their positions there; each once.
  private(set) var arrows: [Picture.ID?: [Arrow]] = [:]
  private(set) var extents: [Picture.ID: Extent] = [:]
  private var parents: [Picture.ID: Picture.ID] = [:]
  let heading: Extent

  struct Arrow: Hashable {
    var from: Int
    var to: Int
  }

  init(_ picture: Picture) {
    heading = Extent(
      width: min(700, 40 + 6 * Double((picture.caption + [picture.title]).map(\.unicodeScalars.count).max() ?? 0)),
      height: 60 + 14 * Double(picture.caption.count) + 18 * Double((picture.legend.count + 5) / 6))
    for cluster in picture.clusters {
      extents[cluster.id] = Extent(label: cluster.label)
      members[cluster.parent, default: []].append(cluster.id)
      parents[cluster.id] = cluster.parent
    }
    for node in picture.nodes {
      extents[node.id] = Extent(node)
      members[node.cluster, default: []].append(node.id)
      parents[node.id] = node.cluster
    }
    var positions: [Picture.ID: Int] = [:]
    for list in members.values { for (position, id) in list.enumerated() { positions[id] = position } }
    let ordered = zip(picture.ranks, picture.ranks.dropFirst()).map { ($0, $1) }
    var found: [Picture.ID?: Set<Arrow>] = [:]
    for (from, to) in picture.edges.map({ ($0.from, $0.to) }) + ordered {
      guard let (frame, a, b) = sideBySide(from, to) else { continue }
      found[frame, default: []].insert(Arrow(from: positions[a] ?? 0, to: positions[b] ?? 0))
    }
    arrows = found.mapValues { $0.sorted { ($0.from, $0.to) < ($1.from, $1.to) } }
  }

  /// Whether something outside all frames has no arrow.
  var hasLooseBoxes: Bool {
    members.contains { frame, list in
      let tied = Set((arrows[frame] ?? []).flatMap { [$0.from, $0.to] })
      return list.count > tied.count + 1
    }
  }

  /// From the outermost frame to the thing itself.
  private func path(_ id: Picture.ID) -> [Picture.ID] {
    var path = [id]
    while let parent = parents[path[path.count - 1]] { path.append(parent) }
    return path.reversed()
  }

  /// The innermost frame that holds both, and which of its members hold them; nil where one holds the other.
  private func sideBySide(_ from: Picture.ID, _ to: Picture.ID) -> (Picture.ID?, Picture.ID, Picture.ID)? {
    let (a, b) = (path(from), path(to))
    guard let level = zip(a, b).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else { return nil }
    return (level == 0 ? nil : a[level - 1], a[level], b[level])
  }
}
