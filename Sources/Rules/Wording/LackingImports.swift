import Model

extension Graph {
  /// By dependency that somebody is told to take away: what imports the target to which it leads, and would no longer find it by the word of the
  /// build once all of them are gone.
  func lacking(without told: [Digraph.Arrow]) -> [Digraph.Arrow: [Int]] {
    let declared = Digraph(count: targets.count, arrows: dependencies.map { Digraph.Arrow($0.from, $0.to) })
    let users = declared.reversed
    let importers = Dictionary(
      grouping: imports.filter { $0.isCertain && targets[$0.from].knowledge != .unknown }, by: \.to
    ).mapValues { $0.map(\.from) }
    var result: [Digraph.Arrow: [Int]] = [:]
    for (to, arrows) in Dictionary(grouping: told, by: \.to) {
      guard let importers = importers[to] else { continue }
      let leaving = Set(arrows.map(\.from))
      let kept = users.reach(from: users.next[to].filter { !leaving.contains($0) })
      let lost = importers.filter { !leaving.contains($0) && !kept.contains($0) }
      if lost.isEmpty { continue }
      for arrow in arrows where declared.next[arrow.from].contains(to) {
        let above = users.reach(from: [arrow.from])
        let some = lost.filter(above.contains)
        if !some.isEmpty { result[arrow] = some }
      }
    }
    return result
  }
}
