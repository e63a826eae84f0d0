import Model

/// The picture of a sketch: heading, caption, legend, and words for the arrows.
func finish(
  _ sketch: Sketch, _ graph: Graph, _ findings: [Finding], _ level: Picture.Level, _ options: Picture.Options, _ remarks: [String]
) -> Picture {
  func name(_ id: Picture.ID) -> String { sketch.nodes[id]?.label ?? sketch.clusters[id]?.label ?? id.description }
  let nodes = sketch.nodes.values.sorted { $0.id < $1.id }.map { node in
    var node = node
    node.link = node.at.flatMap { options.links?.address(of: $0) }
    return node
  }
  let clusters = sketch.clusters.values.sorted { $0.id < $1.id }.map { cluster in
    var cluster = cluster
    cluster.link = cluster.at.flatMap { options.links?.address(of: $0) }
    return cluster
  }
  let edges = sketch.sortedEdges.map { edge in
    var edge = edge
    let sign = edge.isMutual ? "⇄" : "→"
    edge.tooltip = ["\(name(edge.from)) \(sign) \(name(edge.to))", words(of: edge), "first at \(place(edge.at))"]
    return edge
  }
  let subject = options.focus.map { "\($0) and its neighbourhood, \(counted(options.depth, "step"))" } ?? "all \(level.plural)"
  return Picture(
    title: [options.project, subject].compactMap { $0 }.joined(separator: ": "),
    caption: ([summary(graph, findings)] + remarks).filter { !$0.isEmpty }, notices: sketch.notices,
    nodes: nodes, clusters: clusters, edges: edges, legend: legend(nodes, clusters, edges),
    ranks: graph.limits.layers.isEmpty ? [] : sketch.clusters.keys.filter { $0.kind == .layer }.sorted())
}

private func words(of edge: Picture.Edge) -> String {
  let needs = edge.needs == 0 ? "" : ", \(counted(edge.needs, "need"))"
  return switch edge.kind {
  case .nearMiss: "it would almost answer"
  case .unloadedNeed: "needs it, but nothing loads who asks\(needs)"
  case .lateNeed: "needs later\(needs)"
  case .need: "needs\(needs)"
  case .declared: "depends on it, and nothing imports it\(needs)"
  case .imports: "imports\(needs)"
  case .peer: "peer\(needs)"
  case .child: "includes\(needs)"
  case .internalInclude: "includes as internal\(needs)"
  case .publicInclude: "includes as public\(needs)"
  case .load: "loads\(needs)"
  case .idleDependency: "depends on it, but nothing there is needed"
  case .dependency: "depends on it\(needs)"
  case .dynamic: "takes it at run time\(needs)"
  case .leak: "needs what is internal there and not loaded here\(needs)"
  }
}

/// `12 modules in 3 assemblies, 117 registrations, 240 needs; 1 error; 2 places could not be read`.
private func summary(_ graph: Graph, _ findings: [Finding]) -> String {
  let assemblies = graph.groups.count { $0.level == .assembly }
  let counts = [
    (graph.groups.count - assemblies, "module"), (assemblies, "assembly"), (graph.providers.count, "registration"),
    (graph.needs.count, "need"),
  ].filter { $0.0 > 0 }
  var parts = counts.isEmpty ? [] : [counts.map(counted).joined(separator: ", ")]
  let grave = [Finding.Severity.error, .warning].compactMap { severity in
    let number = findings.count { $0.severity == severity }
    return number == 0 ? nil : counted(number, severity.rawValue)
  }
  if !grave.isEmpty { parts.append(grave.joined(separator: ", ")) }
  if !graph.opaque.isEmpty { parts.append("\(counted(graph.opaque.count, "place")) could not be read") }
  return parts.joined(separator: "; ")
}

/// What occurs, boxes first, then frames and arrows, in the order of ids and then of strength.
private func legend(_ nodes: [Picture.Node], _ clusters: [Picture.Cluster], _ edges: [Picture.Edge]) -> [Picture.Meaning] {
  var result: [Picture.Meaning] = []
  var seen: Set<Picture.Meaning> = []
  func add(_ meaning: Picture.Meaning) { if seen.insert(meaning).inserted { result.append(meaning) } }
  for node in nodes { add(.box(node.kind, visibility: node.visibility)) }
  for cluster in clusters { add(.frame(cluster.kind, visibility: cluster.visibility)) }
  if nodes.contains(where: \.isDynamic) || clusters.contains(where: \.isDynamic) { add(.dynamicBox) }
  for kind in Set(edges.map(\.kind)).sorted(by: >) { add(.arrow(kind)) }
  if edges.contains(where: \.isMutual) { add(.mutualArrow) }
  if edges.contains(where: { $0.needs > 1 }) { add(.manyNeeds) }
  if nodes.contains(where: \.isFocus) || clusters.contains(where: \.isFocus) { add(.focus) }
  let troubles = Set(nodes.compactMap(\.trouble) + clusters.compactMap(\.trouble) + edges.compactMap(\.trouble))
  for severity in troubles.sorted(by: >) { add(.trouble(severity)) }
  return result
}
