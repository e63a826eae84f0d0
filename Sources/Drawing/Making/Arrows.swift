import Model

extension Sketch {
  /// The arrows of a level: imports among targets; above them what is loaded and what is needed.
  mutating func addArrows(_ graph: Graph, _ places: Places, _ links: [Link], _ marks: Marks) {
    if places.level == .target {
      for (index, item) in graph.imports.enumerated() {
        connect(.init(.target, item.from), .init(.target, item.to), .imports, at: item.at, trouble: marks.imports[index])
      }
    } else {
      for (index, include) in graph.includes.enumerated() {
        connect(
          places.owner(include.from), places.group(include.to), kind(of: include, level: places.level), at: include.at,
          trouble: marks.includes[index])
      }
    }
    for link in links { addArrow(link, graph, places, marks) }
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
    case .leak(let provider):
      connect(from, places.provider(provider), .leak, needs: 1, at: need.at, trouble: marks.links[link])
    case .missing:
      guard let index = places.missingIndices[need.key.description] else { return }
      connect(from, .init(.missing, index), .need, needs: 1, at: need.at, trouble: marks.links[link])
    }
  }
}

/// Between assemblies a dependency counts as idle until a need goes its way; elsewhere needs have arrows of their own.
private func kind(of include: Include, level: Picture.Level) -> Picture.Edge.Kind {
  if case .root = include.from, include.kind != .dynamic { return .load }
  switch include.kind {
  case .public: return .publicInclude
  case .internal: return .internalInclude
  case .dependency: return level == .assembly ? .idleDependency : .dependency
  case .dynamic: return .dynamic
  case .child: return .child
  case .peer: return .peer
  }
}
