import Model

extension Graph {
  /// Nobody runs what stands in these files, so what it lacks does no harm, nor what a container lacks that is made there. What
  /// others lack as well is told at their places. Nor does anybody have what they provide: where an answer may be nil, that it is provided
  /// elsewhere counts only by what some program has.
  mutating func idle(whatStandsIn leftovers: Set<String>) {
    guard !leftovers.isEmpty else { return }
    let idle = Set(providers.indices.filter { leftovers.contains(providers[$0].at.file) })
    for need in needs.indices {
      let isIdle = leftovers.contains(needs[need].at.file)
      for verdict in needs[need].verdicts.indices {
        let root = needs[need].verdicts[verdict].root
        if isIdle || root.map({ leftovers.contains(roots[$0].at.file) }) ?? false { needs[need].verdicts[verdict].isIdle = true }
        let found = needs[need].verdicts[verdict]
        // Of a list that is cut off nobody knows what else is on it.
        if found.status == .tolerated, !idle.isEmpty, found.nearMisses.count < Limit.nearMisses.value {
          needs[need].verdicts[verdict].nearMisses.removeAll { $0.isElsewhere && idle.contains($0.provider) }
        }
      }
    }
  }
}

extension Finding {
  /// Whether it stands in code that no build compiles, or holds for containers of such code alone.
  func isIdle(_ leftovers: Set<String>, _ graph: Graph) -> Bool {
    if leftovers.isEmpty { return false }
    if leftovers.contains(at.file) { return true }
    let live = graph.roots.filter { !leftovers.contains($0.at.file) }.map(\.name)
    return !roots.isEmpty && roots.allSatisfy { !live.contains($0) }
  }
}
