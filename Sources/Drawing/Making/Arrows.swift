import Model

extension Sketch {
  /// The arrows of a level: imports among targets; above them what is loaded and what is needed.
  mutating func addArrows(_ graph: Graph, _ places: Places, _ links: [Link], _ marks: Marks) {
    if places.level == .target {
      for (index, item) in graph.imports.enumerated() {
        connect(.init(.target, item.from), .init(.target, item.to), .imports, at: item.at, trouble: marks.imports[index])
      }
      for (index, item) in graph.dependencies.enumerated() {
        connect(
          .init(.target, item.from), .init(.target, item.to), .declared, at: item.at, trouble: marks.dependencies[index])
      }
    } else {
      for (index, include) in graph.includes.enumerated() {
        connect(
          places.owner(include.from), places.group(include.to), kind(of: include), at: include.at,
          trouble: marks.includes[index])
      }
    }
    for link in links { addArrow(link, graph, places, marks) }
    settleDependencies()
  }

  /// A dependency that a need uses is no idle one: between boxes it is drawn as used. Between frames the arrows of the needs
  /// themselves show it, and it is drawn only if a finding speaks of it.
  private mutating func settleDependencies() {
    var used: Set<Ends> = []
    for (ends, edge) in edges where edge.needs > 0 {
      for from in [ends.from] + frames(of: ends.from) {
        for to in [ends.to] + frames(of: ends.to) { used.insert(Ends(from: from, to: to)) }
      }
    }
    for (ends, edge) in edges where edge.kind == .idleDependency && used.contains(ends) {
      let isDrawn = edge.needs > 0 || edge.trouble != nil
      edges[ends] = isDrawn ? edge : nil
      edges[ends]?.kind = .dependency
    }
  }

  private mutating func addArrow(_ link: Link, _ graph: Graph, _ places: Places, _ marks: Marks) {
    let need = graph.needs[link.need]
    let from = places.asker(need)
    let isLate = need.phase != .eager
    switch link.target {
    case .provider(let provider):
      let to = places.provider(provider)
      // Needs that cross targets without an import are wired elsewhere: no arrow of a picture of imports.
      if places.level == .target {
        guard let from, let to, edges[Ends(from: from, to: to)] != nil else { return }
      }
      connect(from, to, isLate ? .lateNeed : .need, needs: 1, at: need.at, trouble: marks.links[link])
    case .unloaded(let provider):
      // Only the build's own words join targets.
      guard places.level != .target else { return }
      connect(from, places.provider(provider), .unloadedNeed, needs: 1, at: need.at, trouble: marks.links[link])
    case .leak(let provider):
      connect(from, places.provider(provider), .leak, needs: 1, at: need.at, trouble: marks.links[link])
    case .missing:
      guard let index = places.missingIndices[need.key.description] else { return }
      connect(from, .init(.missing, index), .need, needs: 1, at: need.at, trouble: marks.links[link])
      // Targets are joined by imports, and a near miss is none.
      guard places.level != .target else { return }
      let misses = Set(need.verdicts.filter { $0.status == .missing }.flatMap(\.nearMisses)).sorted()
      for miss in misses.prefix(3) {
        connect(.init(.missing, index), places.provider(miss.provider), .nearMiss, at: need.at, trouble: nil)
      }
    }
  }
}

/// A dependency counts as idle until all needs are drawn.
private func kind(of include: Include) -> Picture.Edge.Kind {
  if case .root = include.from, include.kind != .dynamic { return .load }
  switch include.kind {
  case .public: return .publicInclude
  case .internal: return .internalInclude
  case .dependency: return .idleDependency
  case .dynamic: return .dynamic
  case .child: return .child
  case .peer: return .peer
  }
}
