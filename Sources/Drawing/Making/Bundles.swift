import Model

extension Sketch {
  /// Boxes that stand in one frame and have the same arrows get a frame of their own, and the arrows are drawn once, from or to
  /// it: a fan of forty arrows says no more than one. What a finding speaks of, and what is in focus, keeps its own arrows.
  mutating func bundle(atLeast least: Int = 5) {
    var number = 0
    var tried: Set<[Picture.ID]> = []
    while let members = largestBundle(atLeast: least, except: tried) {
      tried.insert(members)
      gather(members, into: .init(.alike, number))
      number += 1
    }
  }

  private mutating func gather(_ members: [Picture.ID], into id: Picture.ID) {
    guard let first = members.first.flatMap({ nodes[$0] }) else { return }
    add(
      Picture.Cluster(
        id: id, kind: .alike, label: "\(members.count) with the same arrows",
        tooltip: ["boxes with the same arrows"] + members.compactMap { nodes[$0]?.label }, isDynamic: false,
        parent: first.cluster))
    let inside = Set(members)
    for edge in sortedEdges where inside.contains(edge.from) || inside.contains(edge.to) {
      edges[Ends(from: edge.from, to: edge.to)] = nil
      var moved = edge
      if inside.contains(edge.from) { moved.from = id } else { moved.to = id }
      let ends = Ends(from: moved.from, to: moved.to)
      if let other = edges[ends] {
        moved.needs += other.needs
        moved.at = min(moved.at, other.at)
      }
      edges[ends] = moved
    }
    for member in members { nodes[member]?.cluster = id }
  }

  /// The most boxes that are alike, ascending; of equally many those of the smallest ids.
  private func largestBundle(atLeast least: Int, except tried: Set<[Picture.ID]>) -> [Picture.ID]? {
    var arrows: [Picture.ID: [Arrow]] = [:]
    var apart: Set<Picture.ID> = []
    for edge in sortedEdges {
      if edge.trouble != nil || edge.from == edge.to { apart.formUnion([edge.from, edge.to]) }
      arrows[edge.from, default: []].append(Arrow(other: edge.to, kind: edge.kind, isMutual: edge.isMutual, leaves: true))
      arrows[edge.to, default: []].append(Arrow(other: edge.from, kind: edge.kind, isMutual: edge.isMutual, leaves: false))
    }
    var bundles: [Likeness: [Picture.ID]] = [:]
    for node in nodes.values {
      guard let own = arrows[node.id], !apart.contains(node.id), !node.isFocus, node.trouble == nil, node.cluster?.kind != .alike
      else { continue }
      bundles[Likeness(frame: node.cluster, kind: node.kind, arrows: own), default: []].append(node.id)
    }
    return bundles.values.filter { $0.count >= least }.map { $0.sorted() }.filter { !tried.contains($0) }
      .min { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}

/// An arrow as one of its ends sees it.
private struct Arrow: Hashable {
  var other: Picture.ID
  var kind: Picture.Edge.Kind
  var isMutual: Bool
  var leaves: Bool
}

/// What boxes of one bundle share.
private struct Likeness: Hashable {
  var frame: Picture.ID?
  var kind: Picture.Node.Kind
  var arrows: [Arrow]
}
