import Model

/// A picture in the making: boxes and frames by id, arrows by their ends.
struct Sketch {
  struct Ends: Hashable {
    var from: Picture.ID
    var to: Picture.ID
  }

  var nodes: [Picture.ID: Picture.Node] = [:]
  var clusters: [Picture.ID: Picture.Cluster] = [:]
  var edges: [Ends: Picture.Edge] = [:]
  /// What it leaves out of what was asked for.
  var notices: [String] = []

  mutating func add(_ node: Picture.Node) { nodes[node.id] = node }
  mutating func add(_ cluster: Picture.Cluster) { clusters[cluster.id] = cluster }

  /// Draws an arrow, or lets the one that is there stand for this as well. Ends that are not drawn, and a group's
  /// arrows to itself, leave it out, but a finding on it colours the group; a frame's arrow into its own contents says nothing.
  mutating func connect(
    _ from: Picture.ID?, _ to: Picture.ID?, _ kind: Picture.Edge.Kind, needs: Int = 0, at: Location, trouble: Finding.Severity?
  ) {
    guard let from, let to, has(from), has(to) else { return }
    if from == to && from.kind != .provider { blame(to, trouble) }
    guard from != to || from.kind == .provider, !frames(of: to).contains(from), !frames(of: from).contains(to) else { return }
    let ends = Ends(from: from, to: to)
    var edge = edges[ends] ?? .init(from: from, to: to, kind: kind, needs: 0, at: at, tooltip: [], trouble: nil)
    edge.kind = max(edge.kind, kind)
    edge.needs += needs
    edge.at = min(edge.at, at)
    raise(&edge.trouble, trouble)
    edges[ends] = edge
  }

  /// Colours a box.
  mutating func blame(_ id: Picture.ID?, _ severity: Finding.Severity?) {
    guard let id, var node = nodes[id] else { return }
    raise(&node.trouble, severity)
    nodes[id] = node
  }

  func has(_ id: Picture.ID) -> Bool { nodes[id] != nil || clusters[id] != nil }

  /// The frames around a box or frame, innermost first.
  func frames(of id: Picture.ID) -> [Picture.ID] {
    var result: [Picture.ID] = []
    var next = nodes[id]?.cluster ?? clusters[id]?.parent
    while let frame = next, !result.contains(frame) {
      result.append(frame)
      next = clusters[frame]?.parent
    }
    return result
  }

  var sortedEdges: [Picture.Edge] { edges.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) } }

  /// Only these boxes, the frames that hold one of them, and the arrows among what is left.
  func limited(to kept: Set<Picture.ID>) -> Sketch {
    var result = Sketch()
    result.notices = notices
    result.nodes = nodes.filter { kept.contains($0.key) }
    let filled = Set(result.nodes.keys.flatMap { frames(of: $0) })
    result.clusters = clusters.filter { filled.contains($0.key) }
    result.edges = edges.filter { result.has($0.key.from) && result.has($0.key.to) }
    return result
  }
}
