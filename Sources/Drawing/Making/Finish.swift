import Model

/// The picture of a sketch: heading, caption, legend, and words for the arrows.
func finish(
  _ sketch: Sketch, _ graph: Graph, _ findings: [Finding], _ level: Picture.Level, _ options: Picture.Options, _ remarks: [String]
) -> Picture {
  func name(_ id: Picture.ID) -> String { sketch.nodes[id]?.label ?? sketch.clusters[id]?.label ?? id.description }
  let nodes = sketch.nodes.values.sorted { $0.id < $1.id }
  let edges = sketch.sortedEdges.map { edge in
    var edge = edge
    edge.tooltip = ["\(name(edge.from)) → \(name(edge.to))", words(of: edge), "first at \(place(edge.at))"]
    return edge
  }
  let subject = options.focus.map { "\($0) and its neighbourhood, \(counted(options.depth, "step"))" } ?? "all \(level.plural)"
  return Picture(
    title: [options.project, subject].compactMap { $0 }.joined(separator: ": "),
    caption: ([summary(graph, findings)] + remarks).filter { !$0.isEmpty }, nodes: nodes,
    clusters: sketch.clusters.values.sorted { $0.id < $1.id },
    edges: edges, legend: legend(nodes, edges),
    ranks: graph.limits.layers.isEmpty ? [] : sketch.clusters.keys.filter { $0.kind == .layer }.sorted())
}

private func words(of edge: Picture.Edge) -> String {
  let needs = edge.needs == 0 ? "" : ", \(counted(edge.needs, "need"))"
  return switch edge.kind {
  case .lateNeed: "needs later\(needs)"
  case .need: "needs\(needs)"
  case .imports: "imports\(needs)"
  case .peer: "peer\(needs)"
  case .child: "includes\(needs)"
  case .internalInclude: "includes as internal\(needs)"
  case .publicInclude: "includes as public\(needs)"
  case .load: "loads\(needs)"
  case .idleDependency: "depends on it, but nothing there is needed"
  case .dependency: "depends on it\(needs)"
  case .dynamic: "dynamic\(needs)"
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

/// What occurs, boxes first, in the order of ids and then of strength.
private func legend(_ nodes: [Picture.Node], _ edges: [Picture.Edge]) -> [Picture.Meaning] {
  var result: [Picture.Meaning] = []
  func add(_ meaning: Picture.Meaning) { if !result.contains(meaning) { result.append(meaning) } }
  for node in nodes {
    if case .target(let kind) = node.kind, !knownTargetKinds.contains(kind) { continue }
    add(.box(node.kind, visibility: node.visibility))
  }
  if nodes.contains(where: \.isDynamic) { add(.dynamicBox) }
  for kind in Set(edges.map(\.kind)).sorted(by: >) { add(.arrow(kind)) }
  let troubles = Set(nodes.compactMap(\.trouble) + edges.compactMap(\.trouble))
  for severity in troubles.sorted(by: >) { add(.trouble(severity)) }
  return result
}

/// The kinds of targets that have a look of their own.
let knownTargetKinds: Set<String> = ["app", "extension", "feature", "core", "interface", "test", "library"]
