import Model

/// The assembly in which each group is framed: the only one that takes it for its own, the one of its own build target among
/// several, else the first in the source; nil for assemblies and for modules that no assembly takes.
func homes(_ graph: Graph) -> [Int?] {
  var best: [Int: (isForeign: Bool, at: Location, group: Int)] = [:]
  for include in graph.includes {
    guard case .group(let from) = include.from, graph.groups[from].level == .assembly,
      graph.groups[include.to].level == .module, [.public, .internal, .child].contains(include.kind)
    else { continue }
    let candidate = (graph.groups[from].target != graph.groups[include.to].target, include.at, from)
    if let old = best[include.to], (old.isForeign ? 1 : 0, old.at, old.group) <= (candidate.0 ? 1 : 0, candidate.1, candidate.2) {
      continue
    }
    best[include.to] = candidate
  }
  return graph.groups.indices.map { best[$0]?.group }
}
